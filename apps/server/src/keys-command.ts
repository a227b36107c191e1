import { runKeysCommand } from './modules/people/people.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand(runKeysCommand)
