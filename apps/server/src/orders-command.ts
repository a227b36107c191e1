import { runFulfilmentCommand } from './modules/fulfilment/fulfilment.ts'
import { isTakeBack, runTakeBackCommand } from './modules/withdrawals/withdrawals.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand((context) =>
  isTakeBack(context.args) ? runTakeBackCommand(context) : runFulfilmentCommand(context),
)
