import { runOrdersCommand } from './modules/orders/orders.ts'
import { isTakeBack, runTakeBackCommand } from './modules/withdrawals/withdrawals.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand((context) =>
  isTakeBack(context.args) ? runTakeBackCommand(context) : runOrdersCommand(context),
)
