import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { buildCustomer, buildOpenCart, buildShop, buildTimeslot } from '../../testing/factories/delivery.ts'
import { reserveFreely, reserveLocked } from '../../testing/reserve.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { tryReserveTimeslot } from '../cart/cart.ts'
import { expireHolds, holdUntil, releaseCapacity, renewHold } from './holds.service.ts'

const SHOPPERS = 50
const PLACES = 10
const SWAPS = 60
const now = new Date('2026-11-21T09:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const database = await createTestDatabase({ max: 20 })
const db = database.db
const cartIds: number[] = []

const reserve = (cartId: number, timeslotId: number, at = now) =>
  reserveFreely(db, cartId, { timeslotId }, at)

async function count(text: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)
  return rows[0]!.n
}
async function bookedOf(timeslotId: number): Promise<number> {
  const { rows } = await database.pool.query<{ booked: number }>(
    'select booked from timeslots where id = $1',
    [timeslotId],
  )
  return rows[0]!.booked
}

/** Waits until some statement waits for a row lock. */
async function waitsForLock(): Promise<void> {
  while (
    (await count("pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")) === 0
  )
    await new Promise((resolve) => setTimeout(resolve, 5))
}

/** All shoppers choose at once; returns how many got a reservation. The others must have been refused as full. */
async function race(choose: (cartId: number) => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(cartIds.map(choose))
  const refused = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }) => reason as unknown)
  expect(refused.map((reason) => (reason instanceof Refusal ? reason.code : reason))).toEqual(
    refused.map(() => 'timeslot.full'),
  )
  return outcomes.length - refused.length
}

beforeAll(async () => {
  await buildShop(db)
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1)
    cartIds.push(await buildOpenCart(db, await buildCustomer(db)))
})
beforeEach(async () => {
  await db.execute(sql`update carts set timeslot_id = null`)
  await db.execute(sql`delete from timeslot_holds`)
  await db.execute(sql`delete from timeslots`)
})

describe('capacity of a slot', () => {
  it('is sold exactly once when 50 shoppers choose at the same moment', async () => {
    const slot = await buildTimeslot(db, { capacity: PLACES })
    expect(await race((cartId) => reserve(cartId, slot))).toBe(PLACES)
    expect(await bookedOf(slot)).toBe(PLACES)
    expect(await count('timeslot_holds')).toBe(PLACES)
  })

  it('negative control: is oversold without the constraint of the database', async () => {
    const slot = await buildTimeslot(db, { capacity: PLACES })
    await db.execute(sql`alter table timeslots drop constraint timeslots_not_oversold`)
    try {
      expect(await race((cartId) => chooseWithoutGuard(cartId, slot))).toBeGreaterThan(PLACES)
    } finally {
      await db.execute(sql`delete from timeslot_holds`)
      await db.execute(sql`delete from timeslots`)
      await db.execute(
        sql`alter table timeslots add constraint timeslots_not_oversold check (booked >= 0 and booked <= capacity)`,
      )
    }
  })

  it('stays right when shoppers switch between two slots for a while', async () => {
    const slots = [
      await buildTimeslot(db, { capacity: PLACES }),
      await buildTimeslot(db, { capacity: PLACES, beginTime: '12:00', endTime: '14:00' }),
    ]
    await Promise.all(
      cartIds.flatMap((cartId, shopper) =>
        [0, 1, 0].map(async (shift) => {
          const slot = slots[(shopper + shift) % 2]!
          const choose =
            shopper % 3 === 0 ? reserveLocked(db, cartId, { timeslotId: slot }, now) : reserve(cartId, slot)
          await choose.catch((reason: unknown) => {
            if (!(reason instanceof Refusal)) expect(reason).toMatchObject({ code: 'timeslot.full' })
          })
          if (shopper % 7 === 0) await releaseCapacity(db, cartId)
          if (shopper % 5 === 0) await expireHolds(db, now)
        }),
      ),
    )
    const held = await Promise.all(slots.map((slot) => count(`timeslot_holds where timeslot_id = ${slot}`)))
    expect(await Promise.all(slots.map(bookedOf))).toEqual(held)
  })

  it('that is given back or added while somebody waits for the slot can be chosen', async () => {
    const early = await buildTimeslot(db, { capacity: 1 })
    const late = await buildTimeslot(db, { capacity: 1, beginTime: '12:00', endTime: '14:00' })
    const first = cartIds[0]!
    for (const change of ['booked = 0', 'capacity = 2'] as const) {
      await reserve(first, early)
      await db.execute(sql`update timeslots set booked = 1 where id = ${late}`)
      const changing = await database.pool.connect()
      await changing.query('begin')
      await changing.query(`update timeslots set ${change} where id = $1`, [late])
      const choosing = reserve(first, late)
      await waitsForLock()
      await changing.query('commit')
      changing.release()
      await choosing
      expect([await bookedOf(early), await bookedOf(late)]).toEqual([0, change === 'booked = 0' ? 1 : 2])
    }
  })

  it('is swapped by carts in opposite directions, hundreds of times, without a deadlock', async () => {
    const slots = [
      await buildTimeslot(db, { capacity: PLACES }),
      await buildTimeslot(db, { capacity: PLACES, beginTime: '12:00', endTime: '14:00' }),
    ]
    await Promise.all(
      cartIds.slice(0, PLACES).map(async (cartId, shopper) => {
        for (let round = 0; round < SWAPS; round += 1) await reserve(cartId, slots[(shopper + round) % 2]!)
      }),
    )
    const held = await Promise.all(slots.map((slot) => count(`timeslot_holds where timeslot_id = ${slot}`)))
    expect(held).toEqual([PLACES / 2, PLACES / 2])
    expect(await Promise.all(slots.map(bookedOf))).toEqual(held)
  })
})

/** Reads, compares in the program, then writes: a naive implementation without a constraint in the database. */
async function chooseWithoutGuard(cartId: number, timeslotId: number): Promise<void> {
  await inTransaction(db, async (tx: Db) => {
    const { rows } = await tx.execute<{ booked: number }>(
      sql`select booked from timeslots where id = ${timeslotId}`,
    )
    if (Number(rows[0]!.booked) >= PLACES) throw new Refusal('timeslot.full', undefined)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await tx.execute(sql`update timeslots set booked = booked + 1 where id = ${timeslotId}`)
    await tx.execute(
      sql`insert into timeslot_holds (cart_id, timeslot_id, expires_at)
          values (${cartId}, ${timeslotId}, ${holdUntil(now).toISOString()})`,
    )
  })
}

describe('a reservation', () => {
  it('expires after an hour and is free for the next shopper, whose call also deletes it', async () => {
    const slot = await buildTimeslot(db, { capacity: 1 })
    const [first, second] = cartIds as [number, number]
    await reserve(first, slot)
    await expect(reserve(second, slot, minutesLater(59))).rejects.toMatchObject({ code: 'timeslot.full' })
    await reserve(second, slot, minutesLater(60))
    expect(await bookedOf(slot)).toBe(1)
    expect(await count(`timeslot_holds where cart_id = ${second}`)).toBe(1)
    expect(await count('timeslot_holds')).toBe(1)
  })

  it('is renewed by activity for another hour, but not once it has expired', async () => {
    const slot = await buildTimeslot(db, { capacity: 1 })
    const [first, second] = cartIds as [number, number]
    await reserve(first, slot)
    await renewHold(db, first, minutesLater(50))
    await expect(reserve(second, slot, minutesLater(100))).rejects.toMatchObject({ code: 'timeslot.full' })
    await renewHold(db, first, minutesLater(111))
    await reserve(second, slot, minutesLater(111))
  })

  it('moved to another slot gives the old capacity back; chosen again it takes no second one', async () => {
    const early = await buildTimeslot(db, { capacity: 2 })
    const late = await buildTimeslot(db, { capacity: 2, beginTime: '12:00', endTime: '14:00' })
    const cart = cartIds[0]!
    await reserve(cart, early)
    await reserve(cart, early)
    expect(await bookedOf(early)).toBe(1)
    await reserve(cart, late)
    expect([await bookedOf(early), await bookedOf(late)]).toEqual([0, 1])
  })

  it('stays in the old slot when the wanted one is full', async () => {
    const early = await buildTimeslot(db, { capacity: 1 })
    const late = await buildTimeslot(db, { capacity: 1, beginTime: '12:00', endTime: '14:00' })
    const [first, second] = cartIds as [number, number]
    await reserve(first, early)
    await reserve(second, late)
    await expect(reserve(first, late)).rejects.toMatchObject({ code: 'timeslot.full' })
    expect([await bookedOf(early), await bookedOf(late)]).toEqual([1, 1])
  })

  it('is refused with the reason when the slot is closed, of another service or on another day', async () => {
    const cart = cartIds[0]!
    const open = await buildTimeslot(db)
    const closed = await buildTimeslot(db, { beginTime: '12:00', endTime: '14:00', cutoffAt: now })
    const drive = await buildTimeslot(db, { deliveryServiceId: 1 })
    const refusal = (code: string) => expect.objectContaining({ code }) as unknown
    await expect(reserve(cart, closed)).rejects.toEqual(refusal('timeslot.closed'))
    await expect(reserve(cart, drive)).rejects.toEqual(refusal('timeslot.unknown'))
    await expect(reserve(cart, 999_999)).rejects.toEqual(refusal('timeslot.unknown'))
    const otherDay = { timeslotId: open, dateIso: '2026-11-26' }
    await expect(reserveLocked(db, cart, otherDay, now)).rejects.toEqual(refusal('timeslot.unknown'))
    const noService = reserveLocked(db, cart, { timeslotId: open }, now, { deliveryServiceId: null })
    await expect(noService).rejects.toEqual(refusal('timeslot.addressFirst'))
    expect([await bookedOf(open), await count('timeslot_holds')]).toEqual([0, 0])
  })

  it('that expired is given back by the job once, however often the job runs', async () => {
    const slot = await buildTimeslot(db)
    for (const cartId of cartIds.slice(0, 3)) await reserve(cartId, slot)
    await reserve(cartIds[3]!, slot, minutesLater(30))
    const swept = await Promise.all([expireHolds(db, minutesLater(60)), expireHolds(db, minutesLater(60))])
    expect(swept[0]! + swept[1]!).toBe(3)
    expect(await bookedOf(slot)).toBe(1)
    expect(await expireHolds(db, minutesLater(60))).toBe(0)
    for (const beyond of ['-1', 'capacity + 1'])
      await expect(
        database.pool.query(`update timeslots set booked = ${beyond} where id = $1`, [slot]),
      ).rejects.toThrow(/timeslots_not_oversold/)
  })

  it('is refused to a cart that changed since it was read, and nothing is written', async () => {
    const slot = await buildTimeslot(db)
    const cart = { id: cartIds[0]!, status: 1, deliveryServiceId: 2, agreed: null }
    const choose = (version: number) =>
      tryReserveTimeslot(db, { ...cart, version }, { timeslotId: slot }, now)
    const ofCart = 'select version from carts where id = $1'
    const { rows } = await database.pool.query<{ version: number }>(ofCart, [cart.id])
    const { version } = rows[0]!
    expect(await choose(version - 1)).toBe(false)
    expect([await bookedOf(slot), await count('timeslot_holds')]).toEqual([0, 0])
    expect(await choose(version)).toBe(true)
    expect(await choose(version)).toBe(false)
  })
})
