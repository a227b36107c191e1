import { runCheckMoneyCommand } from './modules/payments/payments.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand(runCheckMoneyCommand)
