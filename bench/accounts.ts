import { askAll, makeQuestions, ADDRESSES } from './parts/account-load.ts'
import { measureCatalogue, sampleShop } from './parts/catalogue-load.ts'
import { budgetLine, figuresLine, median, mediansOf, type Figures } from './parts/figures.ts'
import { openShopProcess } from '../proofs/shop-process.ts'

/**
 * npm run bench -- accounts: 5,000 requests of a password reset, 5,000 of a registration link and 5,000 checks of a
 * card from 50 addresses, half for known accounts and cards, while the product list is requested: limits hold, no time
 * difference reveals what is known, the list is not slower. Medians of three runs, each with other addresses,
 * alternating with and without load.
 */

const EACH = 5_000
const CONNECTIONS = 10
const RUNS = 3
/** As in bench/worst-file.ts; client, shop and database share the machine's processors. */
const LIST = { connections: 10, seconds: 8 }
/** Requests allowed per address within the shortest window of its limits. */
const MOST_OF_ADDRESS = 30
const BUDGET = { differenceMs: 5, listTimes: 2 }

const shop = await openShopProcess({ env: { CAMBUSA_TRUSTED_PROXIES: 'loopback' } })
try {
  const sample = await sampleShop(shop.url)
  await measureCatalogue(shop.url, sample, 'list', LIST)
  for (const kind of ['reset', 'resend', 'card'] as const) {
    const without: Figures[] = []
    const during: Figures[] = []
    const runs: Awaited<ReturnType<typeof askAll>>[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const questions = await makeQuestions(shop.database.pool, { kind, count: EACH, run })
      without.push(await measureCatalogue(shop.url, sample, 'list', LIST))
      const [asked, beside] = await Promise.all([
        askAll(shop.url, questions, CONNECTIONS),
        measureCatalogue(shop.url, sample, 'list', LIST),
      ])
      runs.push(asked)
      during.push(beside)
    }
    const [alone, beside] = [mediansOf(without), mediansOf(during)]
    const medians = runs.map(({ knownMs, unknownMs }) => [median(knownMs), median(unknownMs)] as const)
    const answered = Math.max(...runs.map(({ knownMs, unknownMs }) => knownMs.length + unknownMs.length))
    const limited = Math.max(...runs.map((asked) => asked.limited))
    const failures = runs.reduce((sum, asked) => sum + asked.failures, 0)
    const difference = median(medians.map(([known, unknown]) => Math.abs(known - unknown)))
    console.log(`${kind}: ${answered} answered, ${limited} limited, ${failures} failures`)
    for (const [known, unknown] of medians)
      console.log(`  known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`)
    console.log(figuresLine('alone', LIST.connections, alone))
    console.log(figuresLine('beside', LIST.connections, beside))
    console.log(budgetLine('answered', answered, '', { most: ADDRESSES * MOST_OF_ADDRESS }))
    console.log(budgetLine('known and unknown', difference, 'ms', { most: BUDGET.differenceMs }))
    console.log(budgetLine('list p99', beside.p99Ms / alone.p99Ms, 'times', { most: BUDGET.listTimes }))
  }
} finally {
  await shop.close()
}
