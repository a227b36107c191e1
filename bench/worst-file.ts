import { parseArgs } from 'node:util'
import { measureCatalogue, sampleShop } from './parts/catalogue-load.ts'
import { budgetLine, figuresLine, mediansOf, type Figures } from './parts/figures.ts'
import { openShopToMeasure } from '../proofs/shop-process.ts'
import { readGoodFile, sendWorstFiles, worstFiles } from './parts/uploads.ts'

/**
 * npm run bench -- worst-file [--url URL] [--runs 3] [--seconds 8]: what others wait for the product list while the worst
 * files are sent to the quick order by 6 callers at a time, against what they wait without; medians of the runs, with and
 * without by turns. The client and the reading share the machine's processors.
 */

const CONNECTIONS = 10
const SENDERS = 6
const GOOD_FILES = 7
/** A good file of another is read within this time. */
const GOOD_FILE_MS = 5_000
const WARM_UP_SECONDS = 4
const BUDGET_TIMES = 2

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
  },
})
const shop = await openShopToMeasure(process.argv.slice(2))
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
    without.push(await measureList(Number(values.seconds)))
    const uploads = sendWorstFiles(shop.url, SENDERS)
    during.push(await measureList(Number(values.seconds)))
    for (let file = 0; file < GOOD_FILES; file++) good.push((await readGoodFile(shop.url)) ?? Infinity)
    const statuses = await uploads.stop()
    console.log(
      `files answered: ${[...statuses].map(([status, files]) => `${files} of ${status}`).join(', ')}`,
    )
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
