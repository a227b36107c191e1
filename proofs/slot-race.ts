import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { call, type Answer } from './api.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot, moveToLocker, type Shopper } from './shoppers.ts'

const LINES = 3
/** Concurrent calls: as many as one computer can make and answer within the time that a shopper waits. */
const AT_ONCE = 500
const ON_DELIVERY = PAYMENT_TYPES.onDelivery
const BANK_TRANSFER = PAYMENT_TYPES.bankTransfer

export interface RaceResult {
  orders: number
  /** Clear refusals by timeslot/select. */
  full: number
  /** Any other answer: must be none. */
  others: string[]
  booked: number
}

/** One shopper: slot, prepare, buy; retries when told to. Returns the result. */
async function shopOnce(
  url: string,
  { session, cartId }: Shopper,
  slot: string,
  paymentTypeId: number,
): Promise<string> {
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
  const bought = await ask('POST', `/checkout/buy?payment_type_id=${paymentTypeId}&cart_id=${cartId}`)
  return bought.status === 0 ? 'order' : `buy ${bought.httpStatus} ${bought.codes.join()}`
}

/** What they race for: capacity of a slot, or compartments of a locker in a slot. */
interface Prize {
  slot: { timeslotId: number; date: string }
  paymentTypeId: number
  /** The only valid refusal. */
  refusal: string
  /** SQL that returns `booked` of the slot $1. */
  booked: string
}

async function race(shop: ShopProcess, customers: readonly Shopper[], prize: Prize): Promise<RaceResult> {
  const { timeslotId, date } = prize.slot
  const query = `sel_date=${date}&timeslot_id=${timeslotId}`
  const ends: string[] = []
  const waiting = [...customers]
  const come = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      ends.push(await shopOnce(shop.url, next, query, prize.paymentTypeId))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, come))
  const { rows } = await shop.database.pool.query<{ orders: number; booked: number }>(
    `select (select count(*)::int from orders where timeslot_id = $1) as orders, (${prize.booked}) as booked`,
    [timeslotId],
  )
  const full = `select 200 ${prize.refusal}`
  return {
    ...rows[0]!,
    full: ends.filter((end) => end === full).length,
    others: ends.filter((end) => end !== 'order' && end !== full),
  }
}

/** Lets shoppers choose a slot with less capacity at the same time, and order. */
export async function raceForSlot(shop: ShopProcess, shoppers: number, places: number): Promise<RaceResult> {
  const { pool } = shop.database
  const slot = await makeSlot(pool, places)
  const customers = await makeShoppers(pool, shoppers, LINES)
  const booked = 'select booked from timeslots where id = $1'
  return race(shop, customers, { slot, paymentTypeId: ON_DELIVERY, refusal: 'timeslot.full', booked })
}

/** The same for a locker with fewer compartments: each order fills one, and the slot has capacity for everybody. */
export async function raceForLocker(
  shop: ShopProcess,
  shoppers: number,
  compartments: number,
): Promise<RaceResult> {
  const { pool } = shop.database
  const slot = await makeSlot(pool, shoppers, SERVICES.locker)
  const customers = await makeShoppers(pool, shoppers, LINES)
  await moveToLocker(pool, customers, compartments)
  const booked = 'select coalesce(sum(booked), 0)::int from locker_bookings where timeslot_id = $1'
  return race(shop, customers, { slot, paymentTypeId: BANK_TRANSFER, refusal: 'timeslot.lockerFull', booked })
}

/** Whether all capacity was sold once and everybody else was refused. */
export const isExact = ({ orders, full, others, booked }: RaceResult, shoppers: number, places: number) =>
  orders === places && booked === places && full === shoppers - places && others.length === 0

/** Conditions of reserve_place before it books capacity and compartments. */
const ASKED = ['AND (is_own OR slot.booked - cardinality(expired) < slot.capacity)', 'others + needed > size']

/** Removes the guards of slots and lockers from the database: the CHECKs, and the conditions of its function. */
export async function dropGuard({ database }: ShopProcess): Promise<void> {
  const { rows } = await database.pool.query<{ text: string }>(
    `select pg_get_functiondef('reserve_place'::regproc) as text`,
  )
  const [place, compartments] = ASKED as [string, string]
  const { text } = rows[0]!
  if (!ASKED.every((asked) => text.includes(asked))) throw new Error('reserve_place asks something else now')
  await database.pool.query(text.replace(place, '').replace(compartments, 'false'))
  await database.pool.query('alter table timeslots drop constraint timeslots_not_oversold')
  await database.pool.query('alter table locker_bookings drop constraint locker_bookings_not_overfull')
}
