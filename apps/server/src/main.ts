import { realpathSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { workOfTheDay } from './daily-work.ts'
import {
  demoContent,
  fillWhenEmpty,
  leaveDemo,
  loadDemoPictures,
  obeyDemoFlags,
  openDemoTill,
  welcome,
} from './demo-shop.ts'
import { shopQueuedJobs, shopScheduledJobs } from './jobs.ts'
import { createCatalogue } from './modules/catalogue/catalogue.ts'
import { openContent } from './modules/content/content.ts'
import { flyersOf } from './modules/flyers/flyers.ts'
import { lackingLines, listLacks } from './modules/readiness/readiness.ts'
import { prepareDataFolder } from './platform/process/data-folder.ts'
import { isDemoShop } from './platform/demo/demo-mark.queries.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import { isBuiltForAnother } from './shop-config.ts'
import { shopGateways } from './shop-gateways.ts'
import { drainApp } from './platform/process/drain.ts'
import { closeOnSignal, openLifetime, outliveErrors, type Lifetime } from './platform/process/lifetime.ts'
import { listenAddress } from './platform/process/listen-address.ts'
import { openLog, type Log } from './platform/log/log.ts'
import { holdPort } from './platform/process/port.ts'
import { closeApp, listenOn, publishAddress } from './platform/process/serve.ts'
import { openShopDatabase } from './platform/database/shop-database.ts'
import { knownSentence, sentenceOf } from './platform/process/startup-failure.ts'
import { step } from './platform/process/step.ts'
import { bearLostTerminal, tellLast } from './platform/process/terminal.ts'

/** Opens the shop and resolves once it listens. On a failure the process ends, after closing what was opened. */
export async function startServer(args: readonly string[]): Promise<void> {
  let log: Log | undefined
  bearLostTerminal()
  outliveErrors(() => log?.log)
  const lifetime = openLifetime((error) => log?.log.error({ err: error }, 'not closed in order'))
  const opening = (async () => {
    const config = readConfig({ env: process.env, args })
    prepareDataFolder(config.dataDir)
    log = openLog(config)
    await openShop(config, log.log, lifetime)
  })()
  closeOnSignal(lifetime, () => opening, {
    closing: () => console.log(`\n${startupTexts.closing}`),
    closed: async () => {
      await log?.close()
      console.log(startupTexts.closed)
    },
  })
  try {
    await opening
  } catch (error) {
    // A signal has interrupted the start, and ends the process.
    if (lifetime.isClosing) return
    const known = knownSentence(error)
    log?.log.error(known === undefined ? { err: error } : { reason: known }, 'not started')
    await lifetime.close()
    await log?.close()
    tellLast(`\n${sentenceOf(error, log?.place ?? '')}`)
    process.exit(1)
  }
}

async function openShop(given: Config, log: Log['log'], lifetime: Lifetime): Promise<void> {
  const say = (text: string) => console.log(`  ${text}`)
  const clock = () => new Date()
  const onError = (error: Error) => log.warn({ err: error }, 'idle connection lost')
  const onConflict = (error: unknown, count: number) =>
    log.warn({ err: error, count }, 'deadlock or serialization failure, tried again')
  const held = await holdPort(given, say)
  const shopUrl = given.publicUrl ?? listenAddress(given.host, held.port)
  const config = { ...given, ...demoContent(given), shopUrl }
  if (isBuiltForAnother(config.shop, config.storefrontDir)) {
    say(startupTexts.builtForAnother)
    log.warn(startupTexts.builtForAnother)
  }
  if (config.unread.length > 0) {
    say(startupTexts.unreadVariables({ names: config.unread }))
    log.warn({ names: config.unread }, 'variables that nothing reads')
  }
  await obeyDemoFlags(config)
  const database = await step(startupTexts.openingDatabase, () =>
    openShopDatabase(config, 'owner', { say, onError, onConflict }),
  )
  lifetime.add(() => database.close())
  await fillWhenEmpty(config, database, clock())
  await openDemoTill(config, database, clock())
  await leaveDemo(config, database, log)
  await workOfTheDay({ config, database }, clock())
  const catalogue = await step(startupTexts.loadingCatalogue, () =>
    createCatalogue({ database, config, log, clock }),
  )
  lifetime.add(() => catalogue.close())
  const gateways = shopGateways({ config, database })
  const content = openContent({ config, log, clock })
  lifetime.add(() => content.close())
  const pictureSource = await loadDemoPictures(config)
  const flyerSource = flyersOf(content)
  const shop = {
    config,
    database,
    db: database.db,
    catalogue,
    gateways,
    content,
    flyerSource,
    clock,
    log,
    pictureSource,
  }
  const app = await buildApp(shop)
  lifetime.add(() => closeApp(app))
  const work = { config, database, catalogue, gateways, clock, log }
  lifetime.add(await startJobs({ database, clock, log }, shopScheduledJobs(work), shopQueuedJobs(work)))
  const url = await listenOn(app, config, held)
  const onNotPublished = (error: unknown) => log.warn({ err: error }, 'address not published')
  lifetime.add(publishAddress(config.dataDir, url, onNotPublished))
  const { drainSeconds } = config
  if (drainSeconds > 0) lifetime.add(() => drainApp(app, () => wait(drainSeconds * 1_000)))
  const isDemo = await isDemoShop(database.db)
  const opened = [`\n${startupTexts.open({ shop: config.shop.name, url })}`]
  if (config.mode === 'demo') opened.push(welcome(isDemo, url))
  // In one write, so that a program that waits for the address also gets the accounts.
  console.log(opened.join('\n'))
  // First, as the database may be closed while the content is still being read.
  await sayLacks(say, log, () => listLacks({ config, db: database.db, gateways }, clock()))
  await content.opened()
  const problem = content.problem()
  if (problem !== undefined) say(problem)
}

/** Prints what the shop is missing before its first order; a failure here does not prevent the start. */
async function sayLacks(
  say: (text: string) => void,
  log: Log['log'],
  list: () => ReturnType<typeof listLacks>,
) {
  try {
    for (const line of lackingLines(await list())) say(line)
  } catch (error) {
    log.warn({ err: error }, 'what the shop lacks is not known')
  }
}

const started = process.argv[1]
if (started && realpathSync(started) === fileURLToPath(import.meta.url))
  await startServer(process.argv.slice(2))
