import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { buildCustomer, buildOpenCart, buildShop } from '../../testing/factories/delivery.ts'
import { importBytes } from '../../testing/files/import-rows.ts'
import { reserveFreely } from '../../testing/reserve.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { releaseCapacity } from '../holds/holds.ts'
import { timeslotsKind } from './kinds/timeslots/timeslots.ts'

const SHOPPERS = 12
const now = new Date('2026-11-21T09:00:00Z')
const HEAD = 'magazzino;servizio;giorno;data;inizio;fine;posti;entro;motivo;elimina\n'

let database: Database
const cartIds: number[] = []
beforeAll(async () => {
  database = await createTestDatabase({ max: 16 })
  await buildShop(database.db)
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1)
    cartIds.push(await buildOpenCart(database.db, await buildCustomer(database.db)))
})

/** Random files of the calendar: less capacity, other hours, closed days, removed windows. */
const row = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('mercoledì', 'giovedì'),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom('08', '09'),
    )
    .map(([day, places, end]) => `1;domicilio;${day};;06:00;${end}:00;${places};60;;`),
  fc
    .tuple(fc.constantFrom('2026-11-25', '2026-11-26'), fc.integer({ min: 0, max: 6 }))
    .map(([date, places]) => `1;domicilio;;${date};06:00;08:00;${places};60;;`),
  fc.constantFrom('2026-11-25', '2026-11-26').map((date) => `1;domicilio;;${date};06:00;;;;;sì`),
  fc
    .tuple(fc.constantFrom('2026-11-25', '2026-11-26'), fc.constantFrom('Sciopero;', ';sì'))
    .map(([date, ending]) => `;;;${date};;;;;${ending}`),
)

/** Every booking in the database: reservations and slots must agree. */
async function books() {
  const { rows } = await database.pool.query<{ id: number; booked: number; capacity: number; held: number }>(
    `select t.id, booked, capacity, (select count(*)::int from timeslot_holds h where h.timeslot_id = t.id) as held
     from timeslots t order by id`,
  )
  return rows
}

test('files of the calendar loaded while shoppers choose never oversell a slot or lose a booking', async () => {
  const { db, pool } = database
  let booked = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      async (lines, chance) => {
        await pool.query('update carts set timeslot_id = null')
        for (const table of ['timeslot_holds', 'timeslots', 'timeslot_templates', 'closures'])
          await pool.query(`delete from ${table}`)
        const week = ['mercoledì', 'giovedì'].map((day) => `1;domicilio;${day};;06:00;08:00;4;60;;`)
        await importBytes(pool, timeslotsKind, HEAD + week.join('\n'), { now })
        const ids = (await books()).map(({ id }) => id)
        const kept = new Map<number, number>()
        const choose = async (cartId: number) => {
          for (let round = 0; round < 3; round += 1) {
            const timeslotId = ids[chance.next().value % ids.length]!
            const act = reserveFreely(db, cartId, { timeslotId }, now)
            const isKept = await act.then(
              () => true,
              (reason: unknown) => {
                if (!(reason instanceof Refusal)) throw reason
                return false
              },
            )
            if (isKept) kept.set(cartId, timeslotId)
            if (chance.next().value % 5 === 0) {
              await releaseCapacity(db, cartId)
              kept.delete(cartId)
            }
          }
        }
        await Promise.all([
          ...cartIds.map(choose),
          importBytes(pool, timeslotsKind, `${HEAD}${lines.join('\n')}\n`, { now }),
        ])
        for (const slot of await books()) {
          expect(slot.booked).toBe(slot.held)
          expect(slot.booked).toBeLessThanOrEqual(slot.capacity)
        }
        const { rows } = await pool.query<{ cart: number; slot: number }>(
          'select cart_id as cart, timeslot_id as slot from timeslot_holds order by 1',
        )
        expect(rows.map(({ cart, slot }) => [cart, slot])).toEqual([...kept].sort(([a], [b]) => a - b))
        booked += rows.length
      },
    ),
    { numRuns: 12 },
  )
  expect(booked).toBeGreaterThan(0)
}, 120_000)
