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
  ['apps/storefront/src/lib/a.ts', '../../../server/src/x.ts', 'apps/server/src/x.ts'],
  [
    'apps/server/src/modules/cart/a.ts',
    '../orders/orders.queries.ts',
    'apps/server/src/modules/orders/orders.queries.ts',
  ],
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
  [
    'apps/server/src/modules/cart/a.ts',
    '../orders/orders.service.ts',
    'apps/server/src/modules/orders/orders.service.ts',
  ],
  ['apps/server/src/modules/cart/a.ts', './cart.queries.ts', 'apps/server/src/modules/cart/cart.queries.ts'],
  ['apps/storefront/src/routes/cart.tsx', '../features/cart/x.ts', 'apps/storefront/src/features/cart/x.ts'],
  ['apps/server/src/a.ts', '@cambusa/domain/money', 'packages/domain/src/money.ts'],
])('%s may import %s', (from, specifier, to) => {
  expect(breaches(file(from, `import { x } from '${specifier}'`), file(to))).toEqual([])
})

test('an import in a comment is none', () => {
  const text = `// import { x } from '../auth/x.ts'\n/* import '../auth/x.ts' */`
  const path = 'apps/storefront/src/features/cart/a.ts'
  expect(breaches(file(path, text), file('apps/storefront/src/features/auth/x.ts'))).toEqual([])
})

test('unfinished marks and folders named after nothing are breaches', () => {
  expect(breaches(file('docs/a.md', `later ${'TO'}DO this`))).toHaveLength(1)
  expect(breaches(file('apps/server/src/utils/a.ts'), file('packages/domain/src/helpers.ts'))).toHaveLength(2)
})

test('a table read in brackets by a name from outside is a breach, by ownValue it is none', () => {
  const table = 'const WORDS: Readonly<Record<string, number>> = { uno: 1 }\n'
  const path = 'packages/domain/src/words.ts'
  expect(breaches(file(path, `${table}export const of = (word: string) => WORDS[word]`))).toEqual([
    expect.stringContaining('reads WORDS in brackets'),
  ])
  for (const read of ['ownValue(WORDS, word)', "WORDS['uno']", 'Object.keys(WORDS)'])
    expect(breaches(file(path, `${table}export const of = (word: string) => ${read}`))).toEqual([])
})
