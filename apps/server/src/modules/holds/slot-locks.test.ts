import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isConflict, listenForConflicts } from '../../platform/database/conflicts.ts'
import { inTransaction, openDatabase, type Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  buildCustomer,
  buildOpenCart,
  buildShop,
  buildTimeslot,
  shop,
} from '../../testing/factories/delivery.ts'
import { buildGoods, buildLine } from '../../testing/factories/orders.ts'
import { reserveFreely } from '../../testing/reserve.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { expireHolds, releaseCapacity } from './holds.service.ts'

const LOCKER = 4
/** A small form, on two pools, of what `npm run proofs` does with 10, 50 and 200 shoppers on two processes. */
const SHOPPERS = 12
const TURNS = 6
const SLOTS = 10
/** Long enough for both transactions to lock their first slot. */
const NAIVE_MS = 200
const now = new Date('2026-11-21T09:00:00Z')
const later = new Date('2026-11-21T10:30:00Z')

const database = await createTestDatabase({ max: 12 })
const second = openDatabase(database.url, { max: 12 })
const { db, pool } = database
const conflicts: unknown[] = []
for (const at of [pool, second.pool]) listenForConflicts(at, (error) => conflicts.push(error))

const homeCarts: number[] = []
const lockerCarts: number[] = []

beforeAll(async () => {
  await buildShop(db)
  const { pasta } = await buildGoods(db)
  await pool.query('update products set volume_millilitres = 1000 where id = $1', [pasta])
  await pool.query('update stores set compartments = 8, compartment_millilitres = 2000 where id = $1', [
    shop.locker.storeId,
  ])
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
    homeCarts.push(await buildOpenCart(db, await buildCustomer(db)))
    const atLocker = { deliveryServiceId: LOCKER, pickupStoreId: shop.locker.storeId }
    const cart = await buildOpenCart(db, await buildCustomer(db), atLocker)
    await buildLine(db, cart, pasta, 1)
    lockerCarts.push(cart)
  }
  return () => second.close()
})
beforeEach(async () => {
  conflicts.length = 0
  await pool.query('update carts set timeslot_id = null')
  await pool.query('delete from timeslot_holds; delete from locker_bookings')
  await pool.query('delete from timeslots')
})

const slotAt = (hour: number, given: object = {}) => {
  const clock = (of: number) => `${String(of).padStart(2, '0')}:00`
  return buildTimeslot(db, { beginTime: clock(hour), endTime: clock(hour + 1), ...given })
}

/** Waits until some statement waits for a row lock. */
async function untilWaiting(): Promise<void> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await pool.query(waiting)).rowCount === 0) await pause(5)
}

describe('functions that change slots lock in one order: cart, slots by id, reservation, locker booking', () => {
  /** Rows in the order in which they are locked; a function that needs fewer skips some. */
  async function buildRows() {
    const [low, high] = [
      await slotAt(9, { deliveryServiceId: LOCKER }),
      await slotAt(10, { deliveryServiceId: LOCKER }),
    ]
    const cart = lockerCarts[0]!
    await reserveFreely(db, cart, { timeslotId: high }, now)
    const rows = {
      cart: `carts where id = ${cart}`,
      low: `timeslots where id = ${low}`,
      high: `timeslots where id = ${high}`,
      reservation: `timeslot_holds where cart_id = ${cart}`,
      booking: `locker_bookings where timeslot_id = ${high}`,
    }
    return { cart, low, rows }
  }
  type Built = Awaited<ReturnType<typeof buildRows>>
  type Row = keyof Built['rows']

  /** Which of the rows are locked while `act` waits for `blocked`. */
  async function heldWhile(act: (built: Built) => Promise<unknown>, blocked: Row): Promise<Row[]> {
    await pool.query('delete from timeslot_holds; delete from locker_bookings')
    await pool.query('update carts set timeslot_id = null')
    await pool.query('delete from timeslots')
    const built = await buildRows()
    const { rows } = built
    const holder = await second.pool.connect()
    await holder.query('begin')
    await holder.query(`select from ${rows[blocked]} for update`)
    const acting = act(built)
    await untilWaiting()
    const held: Row[] = []
    for (const row of Object.keys(rows) as Row[])
      if (row !== blocked && (await isHeld(holder, rows[row]))) held.push(row)
    await holder.query('rollback')
    holder.release()
    await acting
    return held
  }
  const isHeld = async (on: pg.PoolClient, row: string) =>
    (await on.query(`select from ${row} for no key update skip locked`)).rowCount === 0

  const choose = ({ cart, low }: Built) => reserveFreely(db, cart, { timeslotId: low }, now)
  const release = ({ cart }: Built) => releaseCapacity(db, cart)
  const sweep = () => expireHolds(db, later)

  it.each<[string, Row, (built: Built) => Promise<unknown>, Row[]]>([
    ['choose', 'cart', choose, []],
    ['choose', 'low', choose, ['cart']],
    ['choose', 'high', choose, ['cart', 'low']],
    ['choose', 'reservation', choose, ['cart', 'low', 'high']],
    ['choose', 'booking', choose, ['cart', 'low', 'high', 'reservation']],
    ['release', 'high', release, []],
    ['release', 'reservation', release, ['high']],
    ['release', 'booking', release, ['high', 'reservation']],
    ['sweep', 'high', sweep, []],
    ['sweep', 'reservation', sweep, ['high']],
    ['sweep', 'booking', sweep, ['high', 'reservation']],
  ])('%s waits for %s', async (_, blocked, act, held) => {
    expect(await heldWhile(act, blocked)).toEqual(held)
  })
})

/** Inconsistencies: capacity and compartments that are booked but not reserved, or more than there are. */
async function differences(): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select 'slot ' || t.id || ': ' || t.booked || ' of ' || t.capacity || ', kept ' || count(h.*) as what
     from timeslots t left join timeslot_holds h on h.timeslot_id = t.id group by t.id
     having t.booked <> count(h.*) or t.booked > t.capacity
     union all
     select 'locker: ' || b.booked || ', kept ' || coalesce(sum(h.compartments), 0) from locker_bookings b
     left join timeslot_holds h on h.locker_booking_id = b.id group by b.id
     having b.booked <> coalesce(sum(h.compartments), 0) or b.booked > 8
     union all
     select 'cart ' || c.id || ' names another slot' from timeslot_holds h join carts c on c.id = h.cart_id
     where c.timeslot_id is distinct from h.timeslot_id`,
  )
  return rows.map(({ what }) => what)
}

/** Every cart chooses again and again, on both pools at once, while expired reservations are deleted. */
async function crowd(carts: readonly number[], slots: readonly number[]): Promise<string[]> {
  const failures: string[] = []
  const told = (reason: unknown) => {
    if (!(reason instanceof Refusal)) failures.push(String(reason))
  }
  await Promise.all(
    carts.map(async (cart, shopper) => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const wanted = (shift: number) => ({ timeslotId: slots[(shopper + turn + shift) % slots.length]! })
        await Promise.all([
          reserveFreely(db, cart, wanted(0), now).catch(told),
          reserveFreely(second.db, cart, wanted(1), now).catch(told),
          turn % 3 === 2 && expireHolds(second.db, now),
        ])
      }
    }),
  )
  return failures
}

describe('many carts on two pools', () => {
  it.each([
    ['one slot', () => homeCarts, 1, {}],
    ['ten slots', () => homeCarts, SLOTS, {}],
    ['one locker', () => lockerCarts, 2, { deliveryServiceId: LOCKER, capacity: 100 }],
  ])('for %s meets no deadlock, and every place is kept once', async (_, carts, count, given) => {
    const slots: number[] = []
    for (let hour = 0; hour < count; hour += 1) slots.push(await slotAt(8 + hour, { capacity: 5, ...given }))
    expect(await crowd(carts(), slots)).toEqual([])
    expect([await differences(), conflicts]).toEqual([[], []])
  })

  it('negative control: deadlocks where each transaction locks its current slot before the wanted one', async () => {
    const slots = [await slotAt(9), await slotAt(10)]
    const swap = (at: Db, own: number, wanted: number) =>
      inTransaction(at, async (tx) => {
        const client = tx.$client
        await client.query('select from timeslots where id = $1 for no key update', [own])
        await pause(NAIVE_MS)
        await client.query('select from timeslots where id = $1 for no key update', [wanted])
      })
    await Promise.all([swap(db, slots[0]!, slots[1]!), swap(second.db, slots[1]!, slots[0]!)])
    expect(conflicts.some((error) => isConflict(error))).toBe(true)
  })
})
