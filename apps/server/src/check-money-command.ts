import { runCheckMoneyCommand } from './modules/payments/payments.ts'
import { runCommand } from './platform/command.ts'

await runCommand(runCheckMoneyCommand)
