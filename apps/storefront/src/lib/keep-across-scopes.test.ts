import { expect, it } from 'vitest'
import { keepAcrossScopes } from './keep-across-scopes.ts'
import { catalogueKey } from './query-keys.ts'

const key = (scope: string, slug: string) => catalogueKey(scope, 'product', slug)

it('keeps a product in sight while its prices for another scope are fetched, and never another product', () => {
  const placeholder = keepAcrossScopes(key('w5v0', 'pasta'))
  expect(placeholder('pasta with VAT', { queryKey: key('w5v1', 'pasta') })).toBe('pasta with VAT')
  expect(placeholder('rice', { queryKey: key('w5v1', 'riso') })).toBeUndefined()
  expect(placeholder(undefined, undefined)).toBeUndefined()
})
