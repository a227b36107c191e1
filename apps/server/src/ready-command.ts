import { productionLacks } from './config.ts'
import { openContent } from './modules/content/content.ts'
import { runReady } from './modules/readiness/readiness.ts'
import { runCommand } from './platform/process/command.ts'
import { shopGateways } from './shop-gateways.ts'

await runCommand(({ config, database }) => {
  const content = openContent({ config, log: { warn: () => undefined, info: () => undefined } })
  const needs = { config, db: database.db, gateways: shopGateways({ config, database }), content }
  return runReady(needs, new Date(), productionLacks(config))
})
