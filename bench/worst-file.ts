import { parseArgs } from 'node:util'
import { measureCatalogue, sampleShop } from './parts/catalogue-load.ts'
import { budgetLine, figuresLine, mediansOf, type Figures } from './parts/figures.ts'
import { buyAgainAndAgain, noEncounters } from '../proofs/buyer.ts'
import { openShopProcess, openShopToMeasure } from '../proofs/shop-process.ts'
import { makeShoppers, makeSlot } from '../proofs/shoppers.ts'
import { sendTheWorst } from './parts/worst-load.ts'
import { readGoodFile, sendWorstFiles, worstFiles } from './parts/uploads.ts'

/**
 * npm run bench -- worst-file [--url URL] [--runs 3] [--seconds 8] [--everything]: waiting time for the product list
 * while 6 callers send the worst files to the quick order, compared with that without them; medians of alternating
 * runs; and the time for another caller's valid file. With --everything one caller sends the worst orders as texts, the
 * worst files and a thousand new visitors, on a shop of its own, where a customer fills his cart and buys with and
 * without this load. The client and the shop share the machine's processors.
 */

const CONNECTIONS = 10
const SENDERS = 6
const GOOD_FILES = 7
/** A valid file of another caller is read within this time. */
const GOOD_FILE_MS = 5_000
const WARM_UP_SECONDS = 4
const BUDGET_TIMES = 2

/** A shop with a customer who buys repeatedly until stopped. */
async function openShopWithBuyer() {
  const own = await openShopProcess({ env: { CAMBUSA_TRUSTED_PROXIES: 'loopback' } })
  const [shopper] = await makeShoppers(own.database.pool, 1, 5)
  const slot = await makeSlot(own.database.pool, 10_000)
  return {
    shop: own,
    buy() {
      const met = noEncounters()
      let isOver = false
      const bought = buyAgainAndAgain(own, shopper!, slot, met, () => isOver)
      return {
        async stop(): Promise<string> {
          isOver = true
          const { length } = await bought
          const { calls, failures, unavailable, broken, slowestMs, surprises } = met
          return (
            `a customer bought ${length} times in ${calls} calls, the slowest ${slowestMs.toFixed(0)} ms; ` +
            `${failures} failed, ${unavailable} unavailable, ${broken} broken, refused: ${surprises.join('; ') || 'none'}`
          )
        },
      }
    },
  }
}

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    everything: { type: 'boolean', default: false },
  },
})
const buyers = values.everything ? await openShopWithBuyer() : undefined
const shop = buyers?.shop ?? (await openShopToMeasure(process.argv.slice(2)))
const sendWorst = () => {
  if (buyers !== undefined) return sendTheWorst(shop.url)
  const uploads = sendWorstFiles(shop.url, SENDERS)
  return {
    stop: async () => new Map([...(await uploads.stop())].map(([status, n]) => [`file ${status}`, n])),
  }
}
try {
  const sample = await sampleShop(shop.url)
  const measureList = (seconds: number) =>
    measureCatalogue(shop.url, sample, 'list', { connections: CONNECTIONS, seconds })
  const kilobytes = worstFiles.map((file) => Math.ceil(file.length / 1_000)).join(', ')
  console.log(`${sample.productCount} products; ${SENDERS} senders of files of ${kilobytes} kB`)
  await measureList(WARM_UP_SECONDS)
  const without: Figures[] = []
  const during: Figures[] = []
  const good: number[] = []
  for (let run = 0; run < Number(values.runs); run++) {
    const buying = buyers?.buy()
    without.push(await measureList(Number(values.seconds)))
    const load = sendWorst()
    during.push(await measureList(Number(values.seconds)))
    for (let file = 0; file < GOOD_FILES; file++) good.push((await readGoodFile(shop.url)) ?? Infinity)
    const answered = await load.stop()
    console.log(`answered: ${[...answered].map(([kind, count]) => `${count} of ${kind}`).join(', ')}`)
    if (buying !== undefined) console.log(await buying.stop())
  }
  const [quiet, loaded] = [mediansOf(without), mediansOf(during)]
  console.log(figuresLine('without', CONNECTIONS, quiet))
  console.log(figuresLine('during', CONNECTIONS, loaded))
  console.log(
    budgetLine('list p99, during to without', loaded.p99Ms / quiet.p99Ms, 'times', { most: BUDGET_TIMES }),
  )
  console.log(budgetLine('a good file of another, slowest', Math.max(...good), 'ms', { most: GOOD_FILE_MS }))
} finally {
  await shop.close()
}
