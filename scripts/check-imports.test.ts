import { expect, test } from 'vitest'
import { findBreaches, readProject } from './check-imports.mjs'

const file = (path: string, text = '') => ({ path, text })
const breaches = (...files: { path: string; text: string }[]) => findBreaches(files)

test('the project itself keeps the import rules', () => {
  expect(breaches(...readProject())).toEqual([])
})

test.each([
  ['packages/domain/src/a.ts', '../../../apps/server/src/x.ts', 'apps/server/src/x.ts'],
  ['packages/domain/src/a.ts', '@cambusa/messages/it/cart', 'packages/messages/src/it/cart.ts'],
  ['apps/storefront/src/features/cart/a.ts', '../auth/x.ts', 'apps/storefront/src/features/auth/x.ts'],
  ['apps/storefront/src/ui/a.ts', '../features/auth/x.ts', 'apps/storefront/src/features/auth/x.ts'],
  [
    'apps/storefront/src/ui/a.ts',
    '../app/navigation/paths.ts',
    'apps/storefront/src/app/navigation/paths.ts',
  ],
  ['apps/storefront/src/lib/a.ts', '../../../server/src/x.ts', 'apps/server/src/x.ts'],
  ['apps/storefront/src/lib/a.ts', '../ui/x.ts', 'apps/storefront/src/ui/x.ts'],
  ['apps/server/src/platform/a.ts', '../modules/cart/cart.ts', 'apps/server/src/modules/cart/cart.ts'],
  ['apps/server/src/platform/a.ts', '../app.ts', 'apps/server/src/app.ts'],
  ['apps/server/src/a.ts', '../../../demo/fill.ts', 'demo/fill.ts'],
  ['packages/domain/src/a.ts', '../../../demo/fill.ts', 'demo/fill.ts'],
  [
    'apps/server/src/jobs.ts',
    './modules/cart/cart.service.ts',
    'apps/server/src/modules/cart/cart.service.ts',
  ],
  ['apps/server/src/jobs.ts', './modules/cart/cart.routes.ts', 'apps/server/src/modules/cart/cart.routes.ts'],
  ['demo/a.ts', '../apps/server/src/modules/cart/x.ts', 'apps/server/src/modules/cart/x.ts'],
])('%s may not import %s', (from, specifier, to) => {
  for (const text of [
    `import { x } from '${specifier}'`,
    `import type { X } from '${specifier}'`,
    `export * from '${specifier}'`,
    `const x = await import('${specifier}')`,
  ]) {
    expect(breaches(file(from, text), file(to))).toEqual([expect.stringContaining(`${from} imports ${to}`)])
  }
})

test.each([
  ['apps/server/src/modules/cart/a.ts', '../orders/orders.ts', 'apps/server/src/modules/orders/orders.ts'],
  [
    'apps/server/src/modules/cart/a.test.ts',
    '../orders/orders.queries.ts',
    'apps/server/src/modules/orders/orders.queries.ts',
  ],
  ['apps/server/src/app.ts', './modules/cart/cart.routes.ts', 'apps/server/src/modules/cart/cart.routes.ts'],
  ['apps/server/src/platform/a.ts', '../config.ts', 'apps/server/src/config.ts'],
  ['apps/server/src/demo-shop.ts', '../../../demo/fill.ts', 'demo/fill.ts'],
  ['apps/storefront/src/ui/a.ts', '../lib/x.ts', 'apps/storefront/src/lib/x.ts'],
  ['apps/server/src/modules/cart/a.ts', './cart.queries.ts', 'apps/server/src/modules/cart/cart.queries.ts'],
  ['apps/storefront/src/routes/cart.tsx', '../features/cart/x.ts', 'apps/storefront/src/features/cart/x.ts'],
  ['apps/server/src/a.ts', '@cambusa/domain/money/money', 'packages/domain/src/money/money.ts'],
])('%s may import %s', (from, specifier, to) => {
  expect(breaches(file(from, `import { x } from '${specifier}'`), file(to))).toEqual([])
})

const CATALOGUE = 'apps/server/src/modules/catalogue'

test.each([
  ['engine', 'search', false],
  ['words', 'engine', false],
  ['memory', 'words', false],
  ['suggest', 'fast', false],
  ['lists', 'search', true],
  ['suggest', 'memory', true],
  ['fast', 'fast', true],
])('the folders of the catalogue: %s importing %s: %s', (own, other, isAllowed) => {
  const from = file(`${CATALOGUE}/${own}/a.ts`, `import type { X } from '../${other}/x.ts'`)
  const found = breaches(from, file(`${CATALOGUE}/${other}/x.ts`))
  expect(found).toEqual(isAllowed ? [] : [expect.stringContaining('folders import from lower layers only')])
})

test('a folder imports nothing of its module’s composition, and one without a layer is refused', () => {
  const from = file(`${CATALOGUE}/lists/a.ts`, `import type { X } from '../catalogue.ts'`)
  expect(breaches(from, file(`${CATALOGUE}/catalogue.ts`))).toEqual([
    expect.stringContaining('folders import from lower layers only'),
  ])
  expect(breaches(file(`${CATALOGUE}/attic/a.ts`))).toEqual([
    expect.stringContaining('a folder without a layer'),
  ])
})

const STRIPE = 'apps/server/src/integrations/stripe'

test.each([
  ['apps/server/src/modules/gateways/a.ts', '../../integrations/stripe/x.ts', `${STRIPE}/x.ts`],
  [`${STRIPE}/a.ts`, '../../modules/payments/payments.ts', 'apps/server/src/modules/payments/payments.ts'],
])('%s may import %s: a module registers its integrations', (from, specifier, to) => {
  expect(breaches(file(from, `import { x } from '${specifier}'`), file(to))).toEqual([])
})

test.each([
  ['apps/server/src/app.ts', './integrations/stripe/x.ts', `${STRIPE}/x.ts`],
  ['apps/server/src/modules/payments/a.ts', '../../integrations/stripe/x.ts', `${STRIPE}/x.ts`],
  ['apps/server/src/integrations/sandbox/a.ts', '../stripe/x.ts', `${STRIPE}/x.ts`],
  [`${STRIPE}/a.ts`, '../../modules/cart/cart.queries.ts', 'apps/server/src/modules/cart/cart.queries.ts'],
])('%s may not import %s', (from, specifier, to) => {
  expect(breaches(file(from, `import { x } from '${specifier}'`), file(to))).toHaveLength(1)
})

test('an integration that no module registers is refused', () => {
  expect(breaches(file('apps/server/src/integrations/attic/a.ts'))).toEqual([
    expect.stringContaining('a folder without a layer'),
  ])
})

test('only a public file re-exports from other files', () => {
  const text = `export { x } from './x.ts'`
  const inside = [file('apps/server/src/modules/cart/x.ts')]
  expect(breaches(file('apps/server/src/modules/cart/a.ts', text), ...inside)).toEqual([
    expect.stringContaining('only doors do'),
  ])
  expect(breaches(file('apps/server/src/modules/cart/cart.ts', text), ...inside)).toEqual([])
})

test('a cycle is a breach, also of types, and is reported file by file', () => {
  const found = breaches(
    file('packages/domain/src/a.ts', `import { b } from './b.ts'`),
    file('packages/domain/src/b.ts', `import type { C } from './c.ts'`),
    file('packages/domain/src/c.ts', `import { a } from './a.ts'`),
    file('packages/domain/src/d.ts', `import { a } from './a.ts'`),
  )
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `packages/domain/src/${name}.ts`)
  expect(found).toEqual([`${a} → ${b} → ${c} → ${a} is a circle`])
})

test('two modules that import each other are a cycle, even without a cycle of files', () => {
  const found = breaches(
    file('apps/server/src/modules/cart/cart.ts'),
    file('apps/server/src/modules/cart/act.ts', `import { x } from '../stores/stores.ts'`),
    file('apps/server/src/modules/stores/stores.ts'),
    file('apps/server/src/modules/stores/act.ts', `import type { X } from '../cart/cart.ts'`),
  )
  expect(found).toEqual(['cart → stores → cart is a circle'])
})

test.each([
  [`${CATALOGUE}/engine/traits.ts`, '../cards/card-json.ts'],
  ['apps/server/src/modules/checkout/buy.service.ts', '../timeslots/timeslots.queries.ts'],
  ['apps/server/src/modules/holds/holds.service.ts', '../cart/cart.ts'],
  ['apps/server/src/platform/schema/carts.ts', '../../modules/auth/auth.ts'],
  ['apps/server/src/daily-work.ts', '../../../demo/roll-promotions.ts'],
  ['apps/storefront/src/lib/state/announce.ts', '../../ui/feedback/live-regions.tsx'],
])('in the project as it is, %s importing %s would be refused', (path, specifier) => {
  const changed = readProject().map((one) =>
    one.path === path ? file(path, `import type { X } from '${specifier}'\n${one.text}`) : one,
  )
  expect(changed.some((one) => one.text.startsWith(`import type { X } from '${specifier}'`))).toBe(true)
  expect(breaches(...changed)).not.toEqual([])
})

test('an import in a comment is ignored', () => {
  const text = `// import { x } from '../auth/x.ts'\n/* import '../auth/x.ts' */`
  const path = 'apps/storefront/src/features/cart/a.ts'
  expect(breaches(file(path, text), file('apps/storefront/src/features/auth/x.ts'))).toEqual([])
})

test('unfinished marks and meaningless folder names are breaches', () => {
  expect(breaches(file('docs/a.md', `later ${'TO'}DO this`))).toHaveLength(1)
  expect(breaches(file('apps/server/src/utils/a.ts'), file('packages/domain/src/helpers.ts'))).toHaveLength(2)
})

test('a folder of over 40 sources is a breach; tests beside them do not count', () => {
  const sources = (count: number) =>
    Array.from({ length: count }, (_, i) => file(`apps/storefront/src/features/cart/a${i}.tsx`))
  const tests = sources(5).map(({ path }) => file(path.replace('.tsx', '.test.tsx')))
  expect(breaches(...sources(40), ...tests)).toEqual([])
  expect(breaches(...sources(41))).toEqual([
    'apps/storefront/src/features/cart holds 41 sources: over 40 it gets rooms',
  ])
})

test('bracket access to a table by a name from outside is a breach, ownValue is none', () => {
  const table = 'const WORDS: Readonly<Record<string, number>> = { uno: 1 }\n'
  const path = 'packages/domain/src/words.ts'
  expect(breaches(file(path, `${table}export const of = (word: string) => WORDS[word]`))).toEqual([
    expect.stringContaining('reads WORDS in brackets'),
  ])
  for (const read of ['ownValue(WORDS, word)', "WORDS['uno']", 'Object.keys(WORDS)'])
    expect(breaches(file(path, `${table}export const of = (word: string) => ${read}`))).toEqual([])
})

test.each([
  '<Link to="/cart" />',
  "navigate({ to: '/' })",
  "pathname === '/search'",
  'go(`/product/${slug}`)',
])('an address written out on a screen is a breach: %s', (text) => {
  expect(breaches(file('apps/storefront/src/features/cart/a.tsx', text))).toEqual([
    expect.stringContaining('writes out'),
  ])
  expect(breaches(file('apps/storefront/src/app/navigation/shop-routes.ts', text))).toEqual([])
})

test('text on a screen that only resembles an address is no breach', () => {
  const text = "/* '/cart' */ import x from '../a.ts'; slug.split('/'); key === '/'; to={paths.cart}"
  expect(breaches(file('apps/storefront/src/features/cart/a.tsx', text))).toEqual([])
})

test.each([
  'where status = 2',
  'where o.status <> 8',
  'where status not in (8, 9)',
  'and c.status IN(1)',
  'set status = case status when 7 then 7 else 1 end',
  'where u.user_type_id >= 3',
])('a bare status in SQL is a breach: %s', (sql) => {
  const path = 'apps/server/src/modules/cart/cart.queries.ts'
  expect(breaches(file(path, `'${sql}'`))).toEqual([expect.stringContaining('come from the domain')])
  expect(breaches(file('apps/server/src/modules/cart/cart.test.ts', `'${sql}'`))).toEqual([])
  const named = '`where status = ${CART_STATUS.open} and status in (${sqlList(CARTS_IN_USE)})`'
  expect(breaches(file(path, named))).toEqual([])
})

test.each([
  ['apps/server/src/modules/cart/a.ts', "await db.$client.query('select 1')"],
  ['apps/server/src/modules/cart/a.ts', "const { rows } = await pool.query<Row>('select 1')"],
  ['apps/server/src/modules/cart/cart.queries.ts', 'await db.execute(sql`select 1`)'],
  ['apps/server/src/modules/cart/cart.queries.ts', "import { eq } from 'drizzle-orm'"],
  ['apps/server/src/modules/cart/a.ts', "const find = findStatement<Row>('name', 'select 1')"],
  ['demo/a.ts', "await pool.query('select 1')"],
])('%s may not contain %s', (path, text) => {
  expect(breaches(file(path, text))).toEqual([expect.stringContaining(path)])
})

test.each([
  ['apps/server/src/modules/cart/a.test.ts', "await pool.query('select 1')"],
  ['apps/server/src/modules/import/stage.ts', "await client.query('create temp table a (b int)')"],
  ['apps/server/src/modules/cart/a.ts', '/** As pool.query() does it. */'],
  ['apps/server/src/modules/cart/cart.queries.ts', "const find = findStatement<Row>('name', 'select 1')"],
  ['apps/server/src/modules/cart/cart.queries.ts', "import type { Table } from 'drizzle-orm'"],
])('%s may contain %s', (path, text) => {
  expect(breaches(file(path, text))).toEqual([])
})

test.each([
  ['apps/server/src/modules/import/kinds/stock/stock-rows.ts', "'where o.status <> 8'"],
  ['demo/shop/past-orders.ts', 'const order = { status: 6 }'],
  ['demo/shop/customers.ts', 'const customer = { userTypeId: 4 }'],
  ['proofs/ledger.ts', "'where status = 3'"],
])('a bare status is a breach in %s too', (path, text) => {
  expect(breaches(file(path, text))).toEqual([expect.stringContaining('come from the domain')])
})
