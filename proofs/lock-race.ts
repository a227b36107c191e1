import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { checkMoney } from '../apps/server/src/modules/payments/payments.ts'
import { call, type Answer } from './api.ts'
import { startServerProcess } from './server-process.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot, type Shopper } from './shoppers.ts'
import type { Verdict } from './verdict.ts'

const LINES = 2
const SLOTS = 3
/**
 * Number of concurrent shoppers: as many as two processes can answer in time on a small machine, so that every 503 is a
 * fault.
 */
const AT_ONCE = 12
/** Maximum pause between two acts of a shopper. */
const THINKS_MS = 100
const CARD = PAYMENT_TYPES.creditCard

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Number of transactions that PostgreSQL has aborted because of a deadlock. */
export const deadlocksOf = ({ postgresDirectory }: ShopProcess) =>
  readFileSync(join(postgresDirectory, 'server.log'), 'utf8').split('deadlock detected').length - 1

/** A second process of the shop on the same database. */
export async function openSecond({ database }: ShopProcess) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-second-'))
  const server = await startServerProcess({ dataDir, env: { DATABASE_URL: database.url } })
  return {
    url: server.url,
    close: async () => {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Shoppers with a window at either of two processes: they choose slots, change them and the address, order, and give
 * the order up in one window while they begin again in the other.
 */
export async function raceForLocks(shop: ShopProcess, shoppers: number, rounds: number): Promise<Verdict> {
  const { pool, db } = shop.database
  const customers = await makeShoppers(pool, shoppers, LINES)
  const slots: { timeslotId: number; date: string }[] = []
  for (let slot = 0; slot < SLOTS; slot += 1) slots.push(await makeSlot(pool, shoppers * 2))
  const before = deadlocksOf(shop)
  const second = await openSecond(shop)
  const met = { calls: 0, away: 0, others: new Map<string, number>(), orders: 0, slowestMs: 0 }

  async function ask(url: string, { session }: Shopper, path: string, body?: object): Promise<Answer> {
    const method = path.startsWith('/timeslot') ? 'GET' : 'POST'
    const answer = await call(url, method, path, session, body as Record<string, unknown> | undefined)
    met.calls += 1
    met.slowestMs = Math.max(met.slowestMs, answer.tookMs)
    if (answer.httpStatus === 503) met.away += 1
    else if (answer.httpStatus >= 500 || answer.codes.includes('request.collided'))
      met.others.set(path, (met.others.get(path) ?? 0) + 1)
    return answer
  }
  const choose = (url: string, shopper: Shopper, turn: number) => {
    const { timeslotId, date } = slots[turn % SLOTS]!
    return ask(url, shopper, `/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`)
  }
  async function shopFor(shopper: Shopper, number: number) {
    const [here, there] = number % 2 === 0 ? [shop.url, second.url] : [second.url, shop.url]
    const home = { address_type: 'home', address_id: shopper.addressId }
    const items = [{ productId: shopper.productIds[0], quantity: 1 }]
    const think = () => pause(Math.random() * THINKS_MS)
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([choose(here, shopper, number + round), choose(there, shopper, number + round + 1)])
      await think()
      await Promise.all([
        ask(there, shopper, '/user-address/select', home),
        choose(here, shopper, number + round + 2),
      ])
      await ask(here, shopper, '/checkout/prepare')
      const bought = await ask(here, shopper, `/checkout/buy?payment_type_id=${CARD}`)
      await think()
      const orderId = bought.data?.['orderId']
      if (orderId === undefined) continue
      met.orders += 1
      const begin = async () => {
        await ask(there, shopper, '/cart/add', { items })
        await ask(there, shopper, '/user-address/select', home)
        await choose(there, shopper, number + round)
      }
      await Promise.all([ask(here, shopper, '/order/delete', { order_id: orderId }), begin()])
    }
  }
  try {
    const waiting = customers.entries()
    const come = async () => {
      for (const [number, shopper] of waiting) await shopFor(shopper, number)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, come))
  } finally {
    await second.close()
  }
  const deadlocks = deadlocksOf(shop) - before
  const differences = await checkMoney(db, new Date())
  const others = [...met.others].map(([path, times]) => `${times} at ${path}`)
  const isGood =
    deadlocks === 0 && met.away === 0 && others.length === 0 && differences.length === 0 && met.orders > 0
  const told =
    `${met.calls} calls, ${met.orders} orders given up: ${deadlocks} deadlocks, ${met.away} times 503, other faults: ` +
    `${others.join() || 'none'}; slowest ${(met.slowestMs / 1000).toFixed(1)} s; books: ${differences.slice(0, 3).join('; ') || 'right'}`
  return { isGood, told }
}
