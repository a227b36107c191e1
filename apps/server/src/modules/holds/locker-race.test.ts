import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, type Db } from '../../platform/database/database.ts'
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
import { expireHolds, holdUntil, releaseCapacity } from './holds.service.ts'

const SHOPPERS = 40
const COMPARTMENTS = 10
/** Packs of pasta of 1 litre each, two of which fill a compartment. */
const PACKS = 3
const NEEDED = 2
const now = new Date('2026-11-21T09:00:00Z')
const LOCKER = 4

const database = await createTestDatabase({ max: 20 })
const { db, pool } = database
const cartIds: number[] = []
let pasta = 0

const reserve = (cartId: number, timeslotId: number, at = now) =>
  reserveFreely(db, cartId, { timeslotId }, at)
const buildSlot = (given = {}) => buildTimeslot(db, { deliveryServiceId: LOCKER, capacity: 1000, ...given })

async function bookedOf(timeslotId: number): Promise<{ places: number; compartments: number; held: number }> {
  const { rows } = await pool.query(
    `select t.booked as places, coalesce((select sum(b.booked)::int from locker_bookings b where b.timeslot_id = t.id), 0)
       as compartments, (select coalesce(sum(h.compartments), 0)::int from timeslot_holds h where h.timeslot_id = t.id) as held
     from timeslots t where id = $1`,
    [timeslotId],
  )
  return rows[0]
}

beforeAll(async () => {
  await buildShop(db)
  pasta = (await buildGoods(db)).pasta
  await pool.query('update products set volume_millilitres = 1000 where id = $1', [pasta])
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
    const cartId = await buildOpenCart(db, await buildCustomer(db), {
      deliveryServiceId: LOCKER,
      pickupStoreId: shop.locker.storeId,
    })
    await buildLine(db, cartId, pasta, PACKS)
    cartIds.push(cartId)
  }
})
beforeEach(async () => {
  await pool.query('update carts set timeslot_id = null')
  await pool.query('update cart_items set quantity = $1', [PACKS])
  await pool.query('update stores set compartments = $1, compartment_millilitres = 2000 where id = $2', [
    COMPARTMENTS,
    shop.locker.storeId,
  ])
  await pool.query('delete from timeslot_holds; delete from locker_bookings')
  await pool.query('delete from timeslots')
})

/** All choose at once; returns how many got their compartments. The others must have been told why not. */
async function race(choose: (cartId: number) => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(cartIds.map(choose))
  const codes = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled'
      ? []
      : [outcome.reason instanceof Refusal ? outcome.reason.code : String(outcome.reason)],
  )
  expect(codes).toEqual(codes.map(() => 'timeslot.lockerFull'))
  return outcomes.length - codes.length
}

/** Reads, compares in the program, then writes: a naive implementation without a constraint in the database. */
async function chooseWithoutGuard(cartId: number, timeslotId: number): Promise<void> {
  const { rows } = await pool.query<{ id: number; free: number }>(
    `insert into locker_bookings (store_id, timeslot_id, compartments) values ($1, $2, $3)
     on conflict (store_id, timeslot_id) do update set compartments = excluded.compartments
     returning id, compartments - booked as free`,
    [shop.locker.storeId, timeslotId, COMPARTMENTS],
  )
  const { id, free } = rows[0]!
  if (free < NEEDED) throw new Refusal('timeslot.lockerFull', { free, needed: NEEDED })
  await new Promise((resolve) => setTimeout(resolve, 5))
  await inTransaction(db, async (tx: Db) => {
    await tx.execute(sql`update locker_bookings set booked = booked + ${NEEDED} where id = ${id}`)
    await tx.execute(
      sql`insert into timeslot_holds (cart_id, timeslot_id, expires_at, locker_booking_id, compartments)
          values (${cartId}, ${timeslotId}, ${holdUntil(now).toISOString()}, ${id}, ${NEEDED})`,
    )
  })
}

describe('compartments of a locker', () => {
  it('are given out exactly once when 40 shoppers choose at the same moment', async () => {
    const slot = await buildSlot()
    const got = await race((cartId) => reserve(cartId, slot))
    expect(got).toBe(COMPARTMENTS / NEEDED)
    expect(await bookedOf(slot)).toEqual({ places: got, compartments: COMPARTMENTS, held: COMPARTMENTS })
  })

  it('negative control: are given out twice without the constraint of the database', async () => {
    const slot = await buildSlot()
    await pool.query('alter table locker_bookings drop constraint locker_bookings_not_overfull')
    try {
      expect(await race((cartId) => chooseWithoutGuard(cartId, slot))).toBeGreaterThan(COMPARTMENTS / NEEDED)
    } finally {
      await pool.query('delete from timeslot_holds; delete from locker_bookings')
      await pool.query(
        'alter table locker_bookings add constraint locker_bookings_not_overfull check (booked >= 0 and booked <= compartments)',
      )
    }
  })

  it('stay right when shoppers switch slots, release, add goods and let reservations expire', async () => {
    const slots = [await buildSlot(), await buildSlot({ beginTime: '12:00', endTime: '14:00' })]
    await Promise.all(
      cartIds.slice(0, SHOPPERS / 2).flatMap((cartId, shopper) =>
        [0, 1, 1, 0].map(async (shift, round) => {
          await reserve(cartId, slots[(shopper + shift) % 2]!).catch((reason: unknown) => {
            expect(reason).toMatchObject({ code: 'timeslot.lockerFull' })
          })
          if (round === 2)
            await pool.query('update cart_items set quantity = $2 where cart_id = $1', [
              cartId,
              1 + (shopper % 6),
            ])
          if (shopper % 7 === 0) await releaseCapacity(db, cartId)
          if (shopper % 5 === 0) await expireHolds(db, now)
        }),
      ),
    )
    for (const slot of slots) {
      const { compartments, held } = await bookedOf(slot)
      expect(compartments).toBe(held)
      expect(compartments).toBeLessThanOrEqual(COMPARTMENTS)
    }
    await expireHolds(db, new Date(now.getTime() + 3_600_000))
    for (const slot of slots) expect(await bookedOf(slot)).toEqual({ places: 0, compartments: 0, held: 0 })
    await pool.query('update cart_items set quantity = $1', [PACKS])
  })

  it('follow the goods: more are reserved when the cart grew, and some given back when it shrank or moved', async () => {
    const early = await buildSlot()
    const late = await buildSlot({ beginTime: '12:00', endTime: '14:00' })
    const cart = cartIds[0]!
    const resize = (packs: number) =>
      pool.query('update cart_items set quantity = $2 where cart_id = $1', [cart, packs])
    await reserve(cart, early)
    await resize(20)
    await reserve(cart, early)
    expect(await bookedOf(early)).toEqual({ places: 1, compartments: 10, held: 10 })
    await resize(21)
    await expect(reserve(cart, early)).rejects.toMatchObject({ params: { free: 10, needed: 11 } })
    expect(await bookedOf(early)).toEqual({ places: 1, compartments: 10, held: 10 })
    await resize(PACKS)
    await reserve(cart, early)
    expect(await bookedOf(early)).toEqual({ places: 1, compartments: 2, held: 2 })
    await reserve(cart, late)
    expect([await bookedOf(early), await bookedOf(late)]).toEqual([
      { places: 0, compartments: 0, held: 0 },
      { places: 1, compartments: 2, held: 2 },
    ])
  })

  it('of a locker that now has fewer are no longer given beyond that number', async () => {
    const slot = await buildSlot()
    for (const cartId of cartIds.slice(0, 4)) await reserve(cartId, slot)
    await pool.query('update stores set compartments = 6 where id = $1', [shop.locker.storeId])
    await expect(reserve(cartIds[4]!, slot)).rejects.toMatchObject({ code: 'timeslot.lockerFull' })
    expect(await bookedOf(slot)).toEqual({ places: 4, compartments: 8, held: 8 })
  })

  it('of expired reservations are free for the next shopper, also those for another locker in the slot', async () => {
    const slot = await buildSlot()
    const late = await buildSlot({ beginTime: '12:00', endTime: '14:00' })
    for (const cartId of cartIds.slice(0, 5)) await reserve(cartId, slot)
    const other = await buildOtherLocker()
    await pool.query('update carts set pickup_store_id = $2 where id = $1', [cartIds[5], other])
    await reserve(cartIds[5]!, slot)
    const hourLater = new Date(now.getTime() + 3_600_000)
    await reserve(cartIds[6]!, late, hourLater)
    await reserve(cartIds[6]!, slot, hourLater)
    expect(await bookedOf(slot)).toEqual({ places: 1, compartments: NEEDED, held: NEEDED })
    await pool.query('update carts set pickup_store_id = $2 where id = $1', [cartIds[5], shop.locker.storeId])
  })

  it('of an empty slot are refused to a cart that needs more than the locker has', async () => {
    const slot = await buildSlot()
    await pool.query('update cart_items set quantity = 21 where cart_id = $1', [cartIds[0]])
    await expect(reserve(cartIds[0]!, slot)).rejects.toMatchObject({
      code: 'timeslot.lockerFull',
      params: { free: 10, needed: 11 },
    })
    expect(await bookedOf(slot)).toEqual({ places: 0, compartments: 0, held: 0 })
  })
})

/** Another locker of the same size. */
async function buildOtherLocker(): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into stores overriding system value select (jsonb_populate_record(s, '{"id": 99}')).* from stores s
     where id = $1 returning id`,
    [shop.locker.storeId],
  )
  return rows[0]!.id
}
