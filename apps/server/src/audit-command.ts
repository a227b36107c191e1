import { runAuditCommand } from './platform/log/audit.command.ts'
import { runCommand } from './platform/process/command.ts'

await runCommand(runAuditCommand)
