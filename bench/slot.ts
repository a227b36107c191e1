import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostmaster } from '../apps/server/src/platform/embedded-postgres/embedded-postgres-postmaster.ts'
import { openShopProcess, type ShopProcess } from '../proofs/shop-process.ts'
import { makeShoppers, makeSlot, type Shopper } from '../proofs/shoppers.ts'
import { figuresLine, measure, median, mediansOf, type Call, type Figures } from './parts/figures.ts'
import { processorMs } from './parts/processor-time.ts'

/**
 * npm run bench -- slot [--beside DIR]: customers who change the slot of their carts, 10 calls in parallel: rate, time,
 * processor time of a call in server and database, and its round trips to the database. With --beside the built copy of
 * the project in DIR is measured too, alternating with this one. Linux only.
 */

const SHOPPERS = 200
const LINES = 3
const RUNS = 7
const LOAD = { connections: 10, seconds: 3 }

const { values } = parseArgs({ args: process.argv.slice(2), options: { beside: { type: 'string' } } })

interface Measured {
  name: string
  shop: ShopProcess
  nextCall: () => Call
  runs: (Figures & { serverUs: number; databaseUs: number; trips: number })[]
}

async function open(name: string, script?: string): Promise<Measured> {
  const shop = await openShopProcess({ script })
  const { pool } = shop.database
  const shoppers = await makeShoppers(pool, SHOPPERS, LINES)
  const slots = [await makeSlot(pool, SHOPPERS), await makeSlot(pool, SHOPPERS)]
  let calls = 0
  const nextCall = (): Call => {
    const { session } = shoppers[calls % SHOPPERS] as Shopper
    const { timeslotId, date } = slots[Math.floor(calls++ / SHOPPERS) % slots.length]!
    const path = `/ebsn/api/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`
    return { method: 'GET', path, headers: { 'x-ebsn-session': session } }
  }
  return { name, shop, nextCall, runs: [] }
}

/** Processor time of PostgreSQL, of its connections and its own processes. */
function databaseMs({ postgresDirectory }: ShopProcess): number {
  const postmaster = findPostmaster(postgresDirectory)?.pid
  const parentOf = (pid: string) =>
    Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  const isOurs = (pid: string) => {
    try {
      return parentOf(pid) === postmaster
    } catch {
      // It ended between listing and reading.
      return false
    }
  }
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name))
  return own.reduce((sum, pid) => sum + processorMs(Number(pid)), 0)
}

/** Choosing a slot opens no transaction, so each round trip is one. PostgreSQL reports some of them a second later. */
async function transactionsOf({ database }: ShopProcess): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  )
  return rows[0]!.count
}

async function measureOnce({ shop, nextCall, runs }: Measured) {
  const before = [processorMs(shop.pid), databaseMs(shop), await transactionsOf(shop)] as const
  const figures = await measure(shop.url, LOAD, nextCall)
  const calls = figures.perSecond * LOAD.seconds
  const spentUs = (after: number, from: number) => ((after - from) * 1000) / calls
  runs.push({
    ...figures,
    serverUs: spentUs(processorMs(shop.pid), before[0]),
    databaseUs: spentUs(databaseMs(shop), before[1]),
    trips: ((await transactionsOf(shop)) - before[2]) / calls,
  })
}

const measured: Measured[] = []
try {
  measured.push(await open('here'))
  if (values.beside !== undefined)
    measured.push(await open('beside', join(resolve(values.beside), 'apps/server/dist/main.js')))
  for (const each of measured) {
    await measureOnce(each)
    each.runs.length = 0
  }
  for (let run = 0; run < RUNS; run += 1) for (const each of measured) await measureOnce(each)
  for (const { name, runs } of measured) {
    const [server, database, trips] = [
      median(runs.map(({ serverUs }) => serverUs)),
      median(runs.map(({ databaseUs }) => databaseUs)),
      median(runs.map(({ trips }) => trips)),
    ]
    console.log(figuresLine(name, LOAD.connections, mediansOf(runs)))
    console.log(
      `    processor time of a call: server ${server.toFixed(0)} µs, database ${database.toFixed(0)} µs; trips ${trips.toFixed(1)}`,
    )
  }
} finally {
  for (const { shop } of measured) await shop.close()
}
