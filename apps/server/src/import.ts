import { runImport } from './modules/import/import.command.ts'
import { runCommand } from './platform/command.ts'
import { withinLimits } from './platform/offload/within-limits.ts'

await runCommand(withinLimits(runImport))
