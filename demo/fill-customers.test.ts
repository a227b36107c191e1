import { verify } from '@node-rs/argon2'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { fillDemoShop } from './fill.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
  await fillDemoShop(database.pool, { products: 300, now: NOW })
})

const rows = async (text: string) => (await database.pool.query(text)).rows as unknown[]
const count = async (text: string) => (await rows(`SELECT FROM ${text}`)).length

it('lets the demo customers sign in with the password that the start command prints', async () => {
  const { rows: users } = await database.pool.query<{
    login: string
    password_hash: string
    profile_level: number
    user_type_id: number
  }>('SELECT login, password_hash, profile_level, user_type_id FROM users WHERE NOT is_disabled ORDER BY id')
  expect(users.map(({ login, user_type_id, profile_level }) => [login, user_type_id, profile_level])).toEqual(
    [
      ['ristorante@example.com', 3, 2],
      ['privato@example.com', 4, 2],
      ['nuovo@example.com', 4, 1],
      ['collega@example.com', 3, 2],
      ['operatore@example.com', 2, 2],
      ['admin@example.com', 1, 2],
    ],
  )
  for (const { password_hash } of users) expect(await verify(password_hash, 'Cambusa.2026')).toBe(true)
})

it('has a free card for a newcomer, a requested one, consents with their day, and delegates of the trattoria', async () => {
  expect(await rows("SELECT code, name, vat_number FROM store_cards WHERE state = 'free'")).toEqual([
    { code: '2900000000018', name: 'Osteria del Canale S.r.l.', vat_number: '01234567897' },
  ])
  expect(await count("store_cards WHERE state = 'given'")).toBe(2)
  expect(
    await rows(
      `SELECT u.login FROM card_requests r JOIN users u ON u.id = r.user_id WHERE r.handed_at IS NULL`,
    ),
  ).toEqual([{ login: 'nuovo@example.com' }])
  expect(await count(`consents WHERE at < '2026-11-20'`)).toBe(4 * 4)
  expect(
    await rows(`SELECT d.last_name, d.is_permanent, c.name FROM delegates d JOIN companies c ON c.id = d.company_id
      ORDER BY d.id`),
  ).toEqual([
    { last_name: 'Galli', is_permanent: true, name: 'Trattoria da Zelinda S.r.l.' },
    { last_name: 'Rossi', is_permanent: false, name: 'Trattoria da Zelinda S.r.l.' },
  ])
})

it('has a gift code for every way to try one, the half that is spent in an order', async () => {
  const gifts = await rows(
    `SELECT hint, amount_cents AS amount, balance_cents AS left, valid_until < '${NOW.toISOString()}' AS "isOver",
       (SELECT sum(u.cents)::int FROM gift_certificate_uses u JOIN orders o ON o.id = u.order_id AND o.gift_cents = u.cents
        WHERE u.gift_certificate_id = g.id) AS used
     FROM gift_certificates g ORDER BY id`,
  )
  expect(gifts).toEqual([
    { hint: 'SA10', amount: 1_000, left: 1_000, isOver: null, used: null },
    { hint: 'TA50', amount: 5_000, left: 2_500, isOver: false, used: 2_500 },
    { hint: 'DUTO', amount: 2_000, left: 2_000, isOver: true, used: null },
  ])
})

it('lets the trattoria export pictures and data, the bistrot not, and has one export that the server makes when it starts', async () => {
  expect(await rows(`SELECT name FROM companies WHERE images_in_contract`)).toEqual([
    { name: 'Trattoria da Zelinda S.r.l.' },
  ])
  const [asked] = (await rows(
    `SELECT state, products, jsonb_array_length(wish -> 'products') AS told,
       created_at < '${NOW.toISOString()}'::timestamptz - interval '5 minutes' AS waits FROM exports`,
  )) as [{ products: number }]
  expect(asked).toMatchObject({ state: 'waiting', told: asked.products, waits: true })
  expect(asked.products).toBeGreaterThan(0)
})
