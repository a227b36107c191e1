import { runExport } from './modules/import/import.ts'
import { runCommand } from './platform/process/command.ts'
import { withinLimits } from './platform/offload/within-limits.ts'

await runCommand(withinLimits(runExport))
