import { runMessagesCommand } from './modules/forms/forms.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand(runMessagesCommand)
