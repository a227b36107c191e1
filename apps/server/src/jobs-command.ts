import { shopErrands } from './jobs.ts'
import { runCommand } from './platform/command.ts'
import { runJobsCommand } from './platform/jobs.command.ts'

await runCommand((context) =>
  runJobsCommand(
    context,
    shopErrands(context).map(({ errand }) => errand),
  ),
)
