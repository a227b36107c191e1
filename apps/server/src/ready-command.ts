import { productionLacks } from './config.ts'
import { openContent } from './modules/content/content.ts'
import { runReady } from './modules/readiness/readiness.ts'
import { runCommand } from './platform/process/command.ts'
import { shopGateways } from './shop-gateways.ts'

/** The command itself says what is wrong. */
const SILENT = { warn: () => undefined, info: () => undefined }

await runCommand(({ config, database }) => {
  const content = openContent({ config, log: SILENT, clock: () => new Date() })
  const needs = { config, db: database.db, gateways: shopGateways({ config, database }), content }
  return runReady(needs, new Date(), productionLacks(config))
})
