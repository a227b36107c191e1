import { runPaymentsCommand } from './modules/payments/payments.ts'
import { runCommand } from './platform/process/command.ts'
import { shopGateways } from './shop-gateways.ts'

await runCommand((context) => runPaymentsCommand(context, shopGateways(context)))
