import { runOrdersCommand } from './modules/orders/orders.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand(runOrdersCommand)
