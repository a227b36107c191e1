import { runExport } from './modules/import/export.command.ts'
import { runCommand } from './platform/command.ts'

await runCommand(runExport)
