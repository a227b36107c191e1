import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import PgBoss from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from './platform/process/project-root.ts'
import { declaredStatements } from './platform/database/statement.ts'
import { OF_COMPANIES } from './platform/schema/colleagues.ts'
import { createTestDatabase } from './testing/test-database.ts'

const roots = ['apps/server/src', 'demo'].map((folder) => join(projectRoot, folder))
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.queries.ts'))
    .map((name) => join(root, name)),
)

/** A length that a person can understand (decision 184). */
const MOST_LINES = 40
/** Longer statements, each with the record that explains why. */
const LONGER: Readonly<Record<string, string>> = {
  buy_place_order: '184',
  cart_snapshot_customer: '184',
  cart_snapshot_visitor: '184',
  cart_snapshot_waiting: '219',
  orders_find: '196',
  orders_of_company_find: '219',
  orders_of_company_list: '219',
  purchases_prices: '246',
  purchases_products: '246',
}

const tooLong = (statements: readonly { name: string; text: string }[]) =>
  statements.filter(({ text }) => text.split('\n').length > MOST_LINES).map(({ name }) => name)

/** Statements of the product. Other test files in this process declare their own, named test_…, of tables of their own. */
const ownStatements = () => declaredStatements().filter(({ name }) => !name.startsWith('test_'))

beforeAll(async () => {
  // Duplicate names throw here.
  for (const file of files) await import(pathToFileURL(file).href)
})

test('no statement is longer than a person can understand, except those that a record names', () => {
  expect(tooLong(ownStatements()).toSorted()).toEqual(Object.keys(LONGER).toSorted())
  const records = readdirSync(join(projectRoot, 'docs/decisions'))
  for (const number of Object.values(LONGER))
    expect(
      records.some((name) => name.startsWith(`${number}-`)),
      number,
    ).toBe(true)
  const lines = (count: number) => Array.from({ length: count }, () => 'select 1').join('\n')
  const tried = [
    { name: 'fits', text: lines(MOST_LINES) },
    { name: 'grown', text: lines(MOST_LINES + 1) },
  ]
  expect(tooLong(tried)).toEqual(['grown'])
})

test('PostgreSQL can prepare every declared statement on the migrated database', async () => {
  const { pool, url } = await createTestDatabase()
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false })
  await boss.start()
  await boss.stop({ graceful: false })

  const refused: string[] = []
  for (const { name, text } of ownStatements())
    await pool
      .query(`prepare ${name} as ${text}`)
      .catch(({ message }: Error) => refused.push(`${name}: ${message}`))

  expect(refused).toEqual([])
  expect(ownStatements().length).toBeGreaterThan(files.length)
})

/** Statements that read who acts for companies for all customers, on purpose or once in an account's life. */
const OF_ALL_CUSTOMERS = ['mandates_revoke_of_last', 'user_board_list']
const READS_ALL = /Seq Scan on (?:users|company_members)\b/

test('who acts for a company is looked up for one customer or company, never for all', async () => {
  const { pool } = await createTestDatabase()
  const many = 'generate_series(1, 20000) g'
  await pool.query(`insert into users (login, password_hash, user_type_id, first_name, last_name, profile_level, cod_int)
    select 'x' || g || '@example.com', 'x', 3, 'Ada', 'Rossi', 2, 'X' || g from ${many}`)
  await pool.query(
    `insert into companies (name, vat_number) select 'x' || g, lpad(g::text, 11, '0') from ${many}`,
  )
  await pool.query(`insert into company_members (cod_int, company_id, is_default)
    select 'X' || substr(name, 2), id, true from companies`)
  await pool.query('analyze')
  const planOf = async (text: string) =>
    (await pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')

  const asking = ownStatements().filter(({ text }) => text.includes('company_members cm'))
  const readsAll: string[] = []
  for (const { name, text } of asking) if (READS_ALL.test(await planOf(text))) readsAll.push(name)
  expect(asking.length).toBeGreaterThan(15)
  expect(readsAll.toSorted()).toEqual(OF_ALL_CUSTOMERS)
  const joined = `select a.role from sessions s left join ${OF_COMPANIES} a on a."userId" = s.user_id`
  expect(await planOf(joined)).toMatch(READS_ALL)
})
