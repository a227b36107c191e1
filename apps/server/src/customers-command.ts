import { runCustomersCommand } from './modules/people/people.ts'
import { runCommand } from './platform/command.ts'

await runCommand(runCustomersCommand)
