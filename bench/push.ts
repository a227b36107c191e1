import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isQuietTime } from '@cambusa/domain/people/push-rules'
import { openShopProcess } from '../proofs/shop-process.ts'
import { measureCatalogue, sampleShop } from './parts/catalogue-load.ts'
import { budgetLine, figuresLine, mediansOf, type Figures } from './parts/figures.ts'
import { countWaiting, makeDevices, openCountingService, tellDevices } from './parts/push-load.ts'

/**
 * npm run bench -- push [--devices 10000] [--runs 3]: a push for each of 10,000 browsers, encrypted for each, to a push
 * service that answers after 20 ms, while shoppers request the product list. Prints how long the pushes take from the
 * first to the last, and the waiting time of shoppers compared with that without them; medians of alternating runs.
 * Client, push service, shop and database share the machine's processors. Not between 22 and 7, when nothing is sent.
 */

const LIST = { connections: 10, seconds: 6, atMostPerSecond: 200 }
const WARM_UPS = 2
const ANSWERS_AFTER_MS = 20
const LOOK_MS = 200
const BUDGET = { seconds: 60, listTimes: 2 }

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { devices: { type: 'string', default: '10000' }, runs: { type: 'string', default: '3' } },
})
if (isQuietTime(new Date())) throw new Error('between 22 and 7 in Rome nothing is sent')
const devices = Number(values.devices)
const service = await openCountingService(ANSWERS_AFTER_MS)
const preload = join(import.meta.dirname, 'parts/local-push-service.mjs')
const shop = await openShopProcess({ preload, env: { CAMBUSA_TRUSTED_PROXIES: 'loopback', ...service.env } })
try {
  const { pool } = shop.database
  await makeDevices(pool, devices)
  const sample = await sampleShop(shop.url)
  const list = () => measureCatalogue(shop.url, sample, 'list', LIST)
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await list()
  const without: Figures[] = []
  const during: Figures[] = []
  const times: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    without.push(await list())
    const before = service.count()
    await tellDevices(pool)
    // The job of every minute begins.
    while (service.count() === before) await wait(LOOK_MS)
    const startedMs = performance.now()
    let waiting = devices
    const watch = (async () => {
      while ((waiting = await countWaiting(pool)) > 0) await wait(LOOK_MS)
      times.push((performance.now() - startedMs) / 1_000)
    })()
    while (waiting > 0) during.push(await list())
    await watch
    console.log(`${service.count() - before} pushes in ${times.at(-1)?.toFixed(1)} s`)
  }
  const [quiet, loaded] = [mediansOf(without), mediansOf(during)]
  console.log(figuresLine('without', LIST.connections, quiet))
  console.log(figuresLine('during', LIST.connections, loaded))
  console.log(budgetLine(`${devices} pushes`, Math.max(...times), 's', { most: BUDGET.seconds }))
  console.log(budgetLine('list p99', loaded.p99Ms / quiet.p99Ms, 'times', { most: BUDGET.listTimes }))
} finally {
  await shop.close()
  service.close()
}
