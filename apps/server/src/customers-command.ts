import { runCustomersCommand } from './modules/registration/registration.ts'
import { runCommand } from './platform/command.ts'

await runCommand(runCustomersCommand)
