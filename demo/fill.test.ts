import { isVatNumber, isStoreCard } from '@cambusa/domain/people/tax-codes'
import { beforeAll, expect, it } from 'vitest'
import { insertTimeslots } from '../apps/server/src/modules/holds/holds.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { fillDemoShop, type DemoFilled } from './fill.ts'
import { rollDemoPromotions } from './roll-promotions.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const PRODUCTS = 1_200
let database: Database
let filled: DemoFilled

beforeAll(async () => {
  database = await createTestDatabase()
  filled = await fillDemoShop(database.pool, { products: PRODUCTS, now: NOW })
})

async function rows<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows
}
const count = async (text: string) =>
  Number((await rows<{ count: string }>(`SELECT count(*) FROM ${text}`))[0]?.count)

it('fills an empty database with shops, services, goods, customers and orders', async () => {
  expect(filled).toMatchObject({ changed: true, productsAdded: PRODUCTS })
  expect(await count("stores WHERE kind = 'store'")).toBe(12)
  expect(await rows("SELECT name FROM stores WHERE id = 5 AND is_default AND kind = 'store'")).toEqual([
    { name: 'Cambusa Globale' },
  ])
  expect(await count('stores WHERE is_default')).toBe(1)
  expect(await count('delivery_services')).toBe(4)
  expect(await count('warehouses')).toBe(3)
  expect(await count('products')).toBe(PRODUCTS)
})

it('adds nothing when it runs again, and only what is missing when the shop grows', async () => {
  const before = await rows('SELECT id, code, name FROM products ORDER BY id')
  expect(await fillDemoShop(database.pool, { products: PRODUCTS, now: NOW })).toEqual({
    changed: false,
    productsAdded: 0,
    ordersAdded: 0,
  })
  expect(await fillDemoShop(database.pool, { products: PRODUCTS + 300, now: NOW })).toMatchObject({
    productsAdded: 300,
  })
  expect(await rows(`SELECT id, code, name FROM products ORDER BY id LIMIT ${PRODUCTS}`)).toEqual(before)
})

it('gives ids on, so that the next product of an import finds a free one', async () => {
  await expect(
    rows(`INSERT INTO products (code, slug, name, category_id, kind, vat_rate, media_key)
      SELECT 'next', 'next', 'Next', min(id), 'Pezzo', 4, 'next' FROM categories RETURNING id`),
  ).resolves.toHaveLength(1)
  await database.pool.query("DELETE FROM products WHERE code = 'next'")
})

it('prices every product in every warehouse, with a past that ends in the price of today', async () => {
  expect(
    await count(`products p CROSS JOIN warehouses w WHERE NOT EXISTS (
    SELECT FROM prices x WHERE x.product_id = p.id AND x.price_list_id = w.price_list_id)`),
  ).toBe(0)
  expect(
    await count(`prices x WHERE x.price_cents IS DISTINCT FROM (SELECT h.price_cents FROM price_history h
    WHERE h.product_id = x.product_id AND h.price_list_id = x.price_list_id ORDER BY valid_from DESC LIMIT 1)`),
  ).toBe(0)
  expect(await count("price_history WHERE valid_from < now() - interval '30 days'")).toBeGreaterThan(PRODUCTS)
  expect(await count("price_history WHERE valid_from > now() + interval '1 day'")).toBe(0)
})

it('writes later price changes into the history again', async () => {
  const before = await count('price_history')
  await database.pool.query(
    'UPDATE prices SET price_cents = price_cents + 1 WHERE product_id = (SELECT min(id) FROM products)',
  )
  expect(await count('price_history')).toBeGreaterThan(before)
})

it('runs promotions today that cost less than the public price, and moves them when their time has passed', async () => {
  const live = "promotions WHERE start_date <= '2026-11-21' AND end_date >= '2026-11-21'"
  expect(await count(live)).toBe(4)
  expect(
    await count(
      `promotion_prices p JOIN prices x USING (product_id, price_list_id) WHERE p.price_cents >= x.price_cents`,
    ),
  ).toBe(0)
  expect(await count('promotion_prices')).toBeGreaterThan(100)
  const version = () => database.pool.query('SELECT version FROM catalogue_version')
  const before = await version()
  expect(await rollDemoPromotions(database.pool, NOW)).toBe(0)
  // No server reads its catalogue again for nothing.
  expect((await version()).rows).toEqual(before.rows)
  expect(await rollDemoPromotions(database.pool, new Date('2027-02-01T09:00:00Z'))).toBe(5)
  expect(await count("promotions WHERE start_date <= '2027-02-01' AND end_date >= '2027-02-01'")).toBe(4)
})

it('gives companies VAT numbers and customers cards whose check digits are right', async () => {
  const companies = await rows<{ vat_number: string }>('SELECT vat_number FROM companies')
  expect(companies.map(({ vat_number }) => vat_number)).toContain('01234567897')
  expect(companies.filter(({ vat_number }) => !isVatNumber(vat_number))).toEqual([])
  const cards = await rows<{ store_card: string }>(
    'SELECT store_card FROM users WHERE store_card IS NOT NULL',
  )
  expect(cards.filter(({ store_card }) => !isStoreCard(store_card))).toEqual([])
  expect(await count('company_members m JOIN users u ON u.cod_int = m.cod_int')).toBe(4)
})

it('has a colleague of the restaurant who buys up to a limit, and whose cart waits with its place', async () => {
  expect(
    await rows(
      `SELECT u.login, k.role, k.order_limit_cents::int AS "limit" FROM colleagues k JOIN users u ON u.id = k.user_id`,
    ),
  ).toEqual(Array.from({ length: 2 }, () => ({ login: 'collega@example.com', role: 'buyer', limit: 300_00 })))
  expect(
    await count(`approvals p JOIN carts c ON c.id = p.cart_id AND c.status = 5
      JOIN timeslot_holds h ON h.cart_id = c.id AND h.timeslot_id = c.timeslot_id
      WHERE p.state = 'waiting' AND p.total_cents > 30000 AND p.total_items = 6`),
  ).toBe(1)
  // Crates of the waiting goods are charged too, as the cart charges them.
  const [waiting] = await rows<{ total: number; items: number; crates: number }>(
    `SELECT p.total_cents::int total, (SELECT sum((l->>'grossCents')::int) FROM jsonb_array_elements(p.lines) l)::int items,
       (SELECT sum(k.cost_cents * ceil(i.quantity / q.per_package)) FROM cart_items i JOIN products q ON q.id = i.product_id
        JOIN packagings k ON k.id = q.packaging_id WHERE i.cart_id = p.cart_id)::int crates FROM approvals p`,
  )
  expect(waiting!.crates).toBeGreaterThan(0)
  expect(waiting!.total).toBe(waiting!.items + waiting!.crates)
})

it('remembers orders whose lines add up to their totals', async () => {
  const restaurant = "orders o JOIN users u ON u.id = o.user_id WHERE u.login = 'ristorante@example.com'"
  expect(await count(`${restaurant} AND o.placed_at > '2026-10-31'`)).toBe(7)
  expect(filled.ordersAdded).toBeGreaterThan(300)
  expect(await count('orders')).toBe(filled.ordersAdded)
  expect(
    await count(
      `orders o WHERE o.items_cents <> (SELECT sum(gross_cents) FROM order_items i WHERE i.order_id = o.id)`,
    ),
  ).toBe(0)
  expect(
    await count(
      `orders o WHERE o.total_items <> (SELECT count(*) FROM order_items i WHERE i.order_id = o.id)`,
    ),
  ).toBe(0)
  expect(await count('orders o WHERE total_items < 3')).toBe(0)
  expect(
    await count(
      `orders o WHERE o.tax_cents <> (SELECT sum((v->>'vatCents')::int) FROM jsonb_array_elements(o.vat) v)`,
    ),
  ).toBe(0)
})

it('remembers prices of many months and what sheets and packs said before', async () => {
  const months = `(SELECT product_id, price_list_id FROM price_history WHERE valid_from > '2025-01-01'
    GROUP BY product_id, price_list_id HAVING count(*) >= 4) changed`
  expect(await count(months)).toBeGreaterThan(PRODUCTS / 2)
  const versions = await rows<{ changes: Record<string, [unknown, unknown]>; changed_at: Date; since: Date }>(
    `SELECT v.changes, v.changed_at, p.created_at AS since FROM product_versions v JOIN products p ON p.id = v.product_id`,
  )
  expect(versions.length).toBeGreaterThan(PRODUCTS / 4)
  for (const { changes, changed_at: changedAt, since } of versions) {
    expect(changedAt.getTime()).toBeGreaterThan(since.getTime())
    for (const [before, after] of Object.values(changes)) expect(before).not.toEqual(after)
  }
  // What a version ends in is what the sheet says today.
  expect(
    await count(`product_versions v JOIN products p ON p.id = v.product_id, jsonb_each(v.changes) change
      WHERE change.value->1 IS DISTINCT FROM p.details->change.key`),
  ).toBe(0)
})

it('knows what is bought together, of several customers’ baskets', async () => {
  const others = await rows<{ name: string }>(
    `SELECT o.name FROM bought_together b JOIN products p ON p.id = b.product_id JOIN products o ON o.id = b.other_product_id
     WHERE p.name LIKE 'Caffè in grani espresso bar%'`,
  )
  expect(others.map(({ name }) => name).join()).toMatch(/Latte fresco|Zucchero in bustine/)
  expect(await count('(SELECT product_id FROM bought_together GROUP BY 1 HAVING count(*) > 8) many')).toBe(0)
  expect(await count('(SELECT DISTINCT product_id FROM bought_together) shown')).toBeGreaterThan(60)
})

it('makes the slots of fourteen days once, however often it is asked', async () => {
  const made = await insertTimeslots(database.db, { fromIso: '2026-11-21', days: 14 })
  expect(made).toBeGreaterThan(300)
  expect(await insertTimeslots(database.db, { fromIso: '2026-11-21', days: 14 })).toBe(0)
  expect(await insertTimeslots(database.db, { fromIso: '2026-11-22', days: 14 })).toBeGreaterThan(0)
  const days = await rows<{ date: string }>('SELECT DISTINCT date FROM timeslots ORDER BY date')
  expect(days.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-21', '2026-11-22'])
  expect(days).toHaveLength(15)
})

it('makes no slots on holidays, and gives lockers their compartments and packs of pieces their volume', async () => {
  await insertTimeslots(database.db, { fromIso: '2026-12-24', days: 4 })
  const days = await rows<{ date: string }>(
    "SELECT DISTINCT date::text FROM timeslots WHERE date >= '2026-12-24' ORDER BY 1",
  )
  expect(days.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-27'])
  expect(await count("stores WHERE (kind = 'locker') <> (compartments IS NOT NULL)")).toBe(0)
  expect(await count("products WHERE (content_unit = 'pz') <> (volume_millilitres IS NOT NULL)")).toBe(0)
})

it('closes a slot in Rome time, also where the clock changes', async () => {
  await insertTimeslots(database.db, { fromIso: '2027-03-27', days: 3 })
  const [slot] = await rows<{ cutoff_at: Date }>(`SELECT cutoff_at FROM timeslots
    WHERE date = '2027-03-29' AND begin_time = '08:00' AND delivery_service_id = 2 AND warehouse_id = 1`)
  // Monday after the change to summer time: 08:00 in Rome is 06:00 UTC, ten hours before is the evening before.
  expect(slot?.cutoff_at.toISOString()).toBe('2027-03-28T20:00:00.000Z')
})

it('serves the whole region at home and the towns by rider', async () => {
  const areas = await rows<{ delivery_service_id: number; warehouse_id: number }>(
    "SELECT delivery_service_id, warehouse_id::int FROM service_areas WHERE postal_code = '40122' ORDER BY 1",
  )
  expect(areas).toEqual([
    { delivery_service_id: 2, warehouse_id: 1 },
    { delivery_service_id: 3, warehouse_id: 1 },
  ])
  expect(await count("service_areas WHERE postal_code = '00184'")).toBe(0)
})

it('leaves no trace of a filling that breaks off', async () => {
  const other = await createTestDatabase()
  await expect(
    fillDemoShop(other.pool, {
      products: 9_000,
      now: NOW,
      onProgress: () => {
        throw new Error('cut off')
      },
    }),
  ).rejects.toThrow('cut off')
  const { rows: left } = await other.pool.query(
    'SELECT (SELECT count(*) FROM products) + (SELECT count(*) FROM stores) AS count',
  )
  expect(left).toEqual([{ count: 0 }])
  expect(await fillDemoShop(other.pool, { products: 300, now: NOW })).toMatchObject({ productsAdded: 300 })
})

it('leaves the shop with every foreign key that it had, checked', async () => {
  const keysOf = async ({ pool }: Database) => {
    const { rows: keys } = await pool.query(
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
       FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2`,
    )
    return keys
  }
  const keys = await keysOf(database)
  expect(keys.length).toBeGreaterThan(20)
  expect(keys).toEqual(await keysOf(await createTestDatabase()))
})
