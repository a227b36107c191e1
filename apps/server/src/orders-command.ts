import { runOrdersCommand } from './modules/orders/orders.ts'
import { runCommand } from './platform/command.ts'

await runCommand(runOrdersCommand)
