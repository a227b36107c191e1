import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startupTexts } from '@cambusa/messages/it/startup'
import pino from 'pino'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { workOfTheDay } from './daily-work.ts'
import { fillWhenEmpty, leaveDemo, obeyDemoFlags, printSignIns } from './demo-shop.ts'
import { shopJobs } from './jobs.ts'
import { createCatalogue } from './modules/catalogue/catalogue.service.ts'
import { startJobs } from './platform/jobs.ts'
import { closeAll, closeApp, closeOnSignal, listenOn, publishAddress, type Closer } from './platform/serve.ts'
import { openShopDatabase } from './platform/shop-database.ts'
import { StartupError } from './platform/startup-error.ts'
import { step } from './platform/step.ts'

/** Opens the shop and resolves once it listens. What cannot be opened ends the process, after closing what could. */
export async function startServer(args: readonly string[]): Promise<void> {
  const opened: Closer[] = []
  closeOnSignal(async () => {
    console.log(`\n${startupTexts.closing}`)
    await closeAll(opened)
    console.log(startupTexts.closed)
  })
  try {
    await openShop(readConfig({ env: process.env, args }), opened)
  } catch (error) {
    await closeAll(opened)
    console.error(error instanceof StartupError ? `\n${error.message}` : error)
    process.exit(1)
  }
}

async function openShop(config: Config, opened: Closer[]): Promise<void> {
  await obeyDemoFlags(config)
  const say = (text: string) => console.log(`  ${text}`)
  const clock = () => new Date()
  const log = openLog(config)
  const onError = (error: Error) => log.warn({ err: error }, 'idle connection lost')
  const database = await step(startupTexts.openingDatabase, () =>
    openShopDatabase(config, 'owner', { say, onError }),
  )
  opened.push(() => database.close())
  await fillWhenEmpty(config, database, clock())
  await leaveDemo(config, database, log)
  await workOfTheDay({ config, database }, clock())
  const catalogue = await step(startupTexts.loadingCatalogue, () =>
    createCatalogue({ database, config, log, clock }),
  )
  opened.push(() => catalogue.close())
  const app = await buildApp({ config, database, db: database.db, catalogue, clock, log })
  opened.push(() => closeApp(app))
  opened.push(await startJobs({ database, clock, log }, shopJobs({ config, database })))
  const url = await listenOn(app, config, say)
  opened.push(publishAddress(config.dataDir, url))
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
