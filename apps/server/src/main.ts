import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startupTexts } from '@cambusa/messages/it/startup'
import pino from 'pino'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { fillWhenEmpty, printSignIns, resetShop } from './demo-shop.ts'
import { createCatalogue } from './modules/catalogue/catalogue.service.ts'
import { closeApp, closeOnSignal, listenOn, publishAddress } from './platform/serve.ts'
import { openShopDatabase } from './platform/shop-database.ts'
import { StartupError } from './platform/startup-error.ts'
import { step } from './platform/step.ts'

/** Opens the shop and resolves once it listens; a StartupError ends the process with its sentence. */
export async function startServer(args: readonly string[]): Promise<void> {
  try {
    await openShop(readConfig({ env: process.env, args }))
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}

async function openShop(config: Config): Promise<void> {
  const say = (text: string) => console.log(`  ${text}`)
  const log = openLog(config)
  if (config.reset) await step(startupTexts.resetting, () => resetShop(config))
  const database = await step(startupTexts.openingDatabase, () =>
    openShopDatabase(config, 'owner', {
      say,
      onError: (error) => log.warn({ err: error }, 'idle connection lost'),
    }),
  )
  const clock = () => new Date()
  await fillWhenEmpty(config, database, clock())
  const catalogue = await step(startupTexts.loadingCatalogue, () =>
    createCatalogue({ database, config, log, clock }),
  )
  const app = await buildApp({ config, database, db: database.db, catalogue, clock, log })
  const url = await listenOn(app, config, say)
  const retract = publishAddress(config.dataDir, url)
  closeOnSignal(async () => {
    console.log(`\n${startupTexts.closing}`)
    retract()
    try {
      await closeApp(app)
      await catalogue.close()
    } finally {
      await database.close()
    }
    console.log(startupTexts.closed)
  })
  console.log(`\n${startupTexts.open({ url })}`)
  if (config.mode === 'demo') printSignIns()
}

/** In production the log is the output; elsewhere the output is for the person at the terminal. */
function openLog({ mode, dataDir }: Config) {
  if (mode === 'production') return pino()
  mkdirSync(dataDir, { recursive: true })
  return pino(pino.destination({ dest: join(dataDir, 'server.log'), sync: false }))
}

const started = process.argv[1]
if (started && realpathSync(started) === fileURLToPath(import.meta.url))
  await startServer(process.argv.slice(2))
