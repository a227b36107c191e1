import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readProject } from './check-imports.mjs'
import { root } from './setup/project.mjs'
import { findFunctionBreaches } from './setup/function-writers.mjs'
import { EXCEPTIONS, FUNCTION_OWNERS, OWNERS } from './setup/table-owners.mjs'
import { findWriterBreaches } from './setup/writers.mjs'

const cart = 'apps/server/src/modules/cart/rows/cart.queries.ts'
const orders = 'apps/server/src/modules/orders/orders.queries.ts'
const schema = {
  path: 'apps/server/src/platform/schema/all.ts',
  text: "export const carts = pgTable('carts', {})\nexport const orders = pgTable(\n  'orders', {})",
}
const owners = { cart: ['carts'], orders: ['orders'] }
const own = [schema, { path: cart, text: '`update carts set a = 1`' }, { path: orders, text: '' }]
const breaches = (path: string, text: string, exceptions: { file: string; table: string }[] = []) =>
  findWriterBreaches([...own.filter((file) => file.path !== path), { path, text }], owners, exceptions)

test('every table of the shop is written by its owner alone', () => {
  expect(findWriterBreaches(readProject('apps/server/src'), OWNERS, EXCEPTIONS)).toEqual([])
})

test('a function of the database writes the tables of one module, which alone calls it', () => {
  const files = readProject('apps/server/src')
  const migrations = readProject('apps/server/migrations')
  expect(findFunctionBreaches(migrations, files, OWNERS, FUNCTION_OWNERS)).toEqual([])

  const made = (name: string, statement: string) => ({
    path: 'apps/server/migrations/0001_made.sql',
    text: `CREATE FUNCTION ${name}(a int) RETURNS void LANGUAGE plpgsql AS $$ BEGIN ${statement}; END $$;`,
  })
  const sources = [...own, { path: cart, text: '`select take(1)`' }]
  const take = made('take', 'UPDATE orders SET a = 1')
  expect(findFunctionBreaches([take], sources, owners, {})).toEqual([
    'function take writes orders and belongs to no module',
  ])
  expect(findFunctionBreaches([take], sources, owners, { take: 'cart' })).toEqual([
    'function take of cart writes orders',
  ])
  expect(findFunctionBreaches([take], sources, owners, { take: 'orders', give: 'cart' })).toEqual([
    `${cart} calls take: only orders does, call its act`,
    'function give has an owner and is in no migration',
  ])
  expect(findFunctionBreaches([made('read', 'PERFORM FROM orders')], sources, owners, {})).toEqual([])
})

test.each([
  '`insert into orders (id) values (1)`',
  '`INSERT INTO public.orders DEFAULT VALUES`',
  '`insert into "orders" as o (id) select 1`',
  '`update orders set status = 1`',
  '`update orders o set status = 1`',
  '`UPDATE ONLY orders AS o\n     SET status = 1`',
  '`with paid as (update orders set a = 1 returning id) select id from paid`',
  '`delete from orders where id = 1`',
  '`truncate table orders`',
  '`merge into orders o using carts on true when matched then delete`',
  '`copy orders (id, number) from stdin`',
  "export const ordersToSet = { table: 'orders', join: 'true', columns: [] }",
  "import { orders } from '../../platform/schema/all.ts'\ndb.update(orders).set({})",
])('a module that writes a table of another is reported: %s', (text) => {
  expect(breaches(cart, text)).toEqual([`${cart} writes orders: only orders does, call its act`])
  expect(breaches(orders, text)).toEqual([])
  expect(breaches(cart.replace('.queries', '.test'), text)).toEqual([])
})

test.each([
  '`select o.id from orders o where true for update of o`',
  '`insert into carts (id) values (1) on conflict (id) do update set orders = 1`',
  '`copy (select 1 from orders) to stdout`',
  'orders.delete(key)',
  '/* update orders set status = 1 */',
])('a read, or what only resembles a write, is no breach: %s', (text) => {
  expect(breaches(cart, text)).toEqual([])
})

test.each(['`update ${table} t set a = 1`', "'insert into ' + table"])(
  'a write that does not name its table is reported: %s',
  (text) => {
    expect(breaches(cart, text)).toEqual([`${cart} writes a table that it does not name`])
  },
)

test('a temporary table belongs to its module', () => {
  const text = '`create temp table staged (a int)` `insert into staged values (1)`'
  expect(breaches(cart, text)).toEqual([])
  expect(breaches(cart, '`insert into staged values (1)`')).toEqual([
    `${cart} writes staged, which has no owner`,
  ])
})

test('an exception must still be needed', () => {
  const exceptions = [{ file: cart, table: 'orders' }]
  expect(breaches(cart, '`delete from orders`', exceptions)).toEqual([])
  expect(breaches(cart, '`select 1`', exceptions)).toEqual([`${cart} is excepted for orders without need`])
  expect(breaches(cart, '`delete from carts`', [{ file: cart, table: 'carts' }])).toHaveLength(1)
})

test('a table without an owner, with two, or that does not exist is reported, and an owner that is no module', () => {
  expect(findWriterBreaches(own, { cart: ['carts'] }, [])).toEqual([
    expect.stringContaining('orders has no owner'),
  ])
  expect(findWriterBreaches(own, { cart: ['carts', 'orders'], orders: ['orders'] }, [])).toEqual([
    'table orders has two owners',
  ])
  expect(findWriterBreaches(own, { ...owners, attic: ['chests'] }, [])).toEqual([
    'table chests is not in the schema',
    'attic owns tables and is no module',
  ])
})

test('the architecture names the owner of each table, like the list', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const section = /## Who writes which table[\s\S]*?(?=\n## )/.exec(page)?.[0] ?? ''
  const rows = [...section.matchAll(/^\| `([\w-]+)`\s*\| ([^|]*?)\s*\|$/gm)].map(
    ([, owner = '', tables = '']) => [owner, tables.split(', ')],
  )
  expect(Object.fromEntries(rows)).toEqual(OWNERS)
})
