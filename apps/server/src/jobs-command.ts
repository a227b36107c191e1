import { shopQueuedJobs } from './jobs.ts'
import { runCommand } from './platform/process/command.ts'
import { shopGateways } from './shop-gateways.ts'
import { runJobsCommand } from './platform/jobs/jobs.command.ts'

await runCommand((context) =>
  runJobsCommand(
    context,
    shopQueuedJobs({ ...context, gateways: shopGateways(context) }).map(({ queuedJob }) => queuedJob),
  ),
)
