import { runImport } from './modules/import/import.command.ts'
import { runCommand } from './platform/command.ts'

await runCommand(runImport)
