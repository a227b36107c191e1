import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { fillDemoShop } from './fill.ts'
import { rollDemoPromotions } from './roll-promotions.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
  await fillDemoShop(database.pool, { products: 600, now: NOW })
})

const rows = async <Row extends object>(text: string) => (await database.pool.query<Row>(text)).rows
const count = async (text: string) =>
  Number((await rows<{ count: string }>(`SELECT count(*) FROM ${text}`))[0]?.count)

it('hands no order over before its slot, and takes every step of its way in turn', async () => {
  const steps = `SELECT o.id, o.status, o.slot_date, o.slot_begin, o.placed_at, l.from_status, l.to_status, l.at,
      lag(l.at) OVER way AS before_at, lag(l.to_status) OVER way AS before_status
    FROM orders o JOIN order_status_log l ON l.order_id = o.id WINDOW way AS (PARTITION BY o.id ORDER BY l.id)`
  expect(await count('orders')).toBeGreaterThan(100)
  expect(
    await count(`(${steps}) s WHERE to_status IN (6, 13)
      AND at < (slot_date + slot_begin) AT TIME ZONE 'Europe/Rome'`),
  ).toBe(0)
  expect(
    await count(`(${steps}) s WHERE at < before_at OR at < placed_at OR at > '${NOW.toISOString()}'
      OR from_status IS DISTINCT FROM before_status`),
  ).toBe(0)
  expect(
    await count(`(${steps}) s LEFT JOIN order_status_moves m USING (from_status, to_status)
      WHERE s.from_status IS NOT NULL AND m.from_status IS NULL`),
  ).toBe(0)
  expect(
    await count(
      `orders o WHERE status <> (SELECT to_status FROM order_status_log l WHERE l.order_id = o.id ORDER BY id DESC LIMIT 1)`,
    ),
  ).toBe(0)
})

it.each([
  ['when the shop is filled', NOW],
  ['months later, when they have moved', new Date('2027-02-01T09:00:00Z')],
])('leaves the day on which a promotion ends to who shows it: %s', async (_when, now) => {
  await rollDemoPromotions(database.pool, now)
  const promotions = await rows<{ name: string; start: string; end: string; body: string }>(
    `SELECT name, start_date::text AS start, end_date::text AS "end", view->>'body' AS body FROM promotions`,
  )
  expect(promotions.length).toBeGreaterThan(4)
  for (const { name, start, end, body } of promotions) {
    expect(start < end).toBe(true)
    expect(body).toBe(name)
  }
})
