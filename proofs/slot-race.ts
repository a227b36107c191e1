import { fileURLToPath } from 'node:url'
import { call, type Answer } from './api.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot, type Shopper } from './shoppers.ts'

const LINES = 3

export interface RaceResult {
  orders: number
  /** Clear refusals at timeslot/select. */
  full: number
  /** Anything else: must be none. */
  others: string[]
  booked: number
}

/** One shopper: slot, prepare, buy on delivery; a crowd that is asked to come again in a moment does. How it ended. */
async function shopOnce(url: string, { session, cartId }: Shopper, slot: string): Promise<string> {
  const ask = async (method: 'GET' | 'POST', path: string): Promise<Answer> => {
    for (;;) {
      const answer = await call(url, method, path, session)
      if (answer.httpStatus !== 503 || answer.retryAfterSeconds === undefined) return answer
      await new Promise((resolve) => setTimeout(resolve, answer.retryAfterSeconds! * 1000))
    }
  }
  const chosen = await ask('GET', `/timeslot/select?${slot}`)
  if (chosen.status !== 0) return `select ${chosen.httpStatus} ${chosen.codes.join()}`
  const prepared = await ask('POST', '/checkout/prepare')
  if (prepared.status !== 0) return `prepare ${prepared.httpStatus} ${prepared.codes.join()}`
  const bought = await ask('POST', `/checkout/buy?payment_type_id=1&cart_id=${cartId}`)
  return bought.status === 0 ? 'order' : `buy ${bought.httpStatus} ${bought.codes.join()}`
}

/** So many shoppers at once choose a slot with fewer places left, and order. */
export async function raceForSlot(shop: ShopProcess, shoppers: number, places: number): Promise<RaceResult> {
  const { pool } = shop.database
  const { timeslotId, date } = await makeSlot(pool, places)
  const customers = await makeShoppers(pool, shoppers, LINES)
  const slot = `sel_date=${date}&timeslot_id=${timeslotId}`
  const ends = await Promise.all(customers.map((customer) => shopOnce(shop.url, customer, slot)))
  const { rows } = await pool.query<{ orders: number; booked: number }>(
    `select (select count(*)::int from orders where timeslot_id = t.id) as orders, booked
     from timeslots t where id = $1`,
    [timeslotId],
  )
  const full = 'select 200 timeslot.full'
  return {
    ...rows[0]!,
    full: ends.filter((end) => end === full).length,
    others: ends.filter((end) => end !== 'order' && end !== full),
  }
}

/** Whether every place was sold once and everybody else was told so. */
export const isExact = ({ orders, full, others, booked }: RaceResult, shoppers: number, places: number) =>
  orders === places && booked === places && full === shoppers - places && others.length === 0

/** Takes the guard out of the database; proofs/without-guard.mjs takes it out of the server's statements. */
export async function dropGuard({ database }: ShopProcess): Promise<void> {
  await database.pool.query('alter table timeslots drop constraint timeslots_not_oversold')
}

export const withoutGuard = fileURLToPath(new URL('without-guard.mjs', import.meta.url))
