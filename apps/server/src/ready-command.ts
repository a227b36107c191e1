import { productionLacks } from './config.ts'
import { runReady } from './modules/readiness/readiness.ts'
import { runCommand } from './platform/process/command.ts'
import { shopGateways } from './shop-gateways.ts'

await runCommand(({ config, database }) => {
  const needs = { config, db: database.db, gateways: shopGateways({ config, database }) }
  return runReady(needs, new Date(), productionLacks(config))
})
