import { isCredit, runCreditCommand } from './modules/due-dates/due-dates.ts'
import { runFulfilmentCommand } from './modules/fulfilment/fulfilment.ts'
import { isTakeBack, runTakeBackCommand } from './modules/withdrawals/withdrawals.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand((context) => {
  if (isTakeBack(context.args)) return runTakeBackCommand(context)
  return isCredit(context.args) ? runCreditCommand(context) : runFulfilmentCommand(context)
})
