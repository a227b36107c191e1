import { shopErrands } from './jobs.ts'
import { runCommand } from './platform/process/command.ts'
import { shopGateways } from './shop-gateways.ts'
import { runJobsCommand } from './platform/jobs/jobs.command.ts'

await runCommand((context) =>
  runJobsCommand(
    context,
    shopErrands({ ...context, gateways: shopGateways(context) }).map(({ errand }) => errand),
  ),
)
