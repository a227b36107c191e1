import { runFulfilmentCommand } from './modules/fulfilment/fulfilment.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand(runFulfilmentCommand)
