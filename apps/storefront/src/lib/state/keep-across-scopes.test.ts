import { expect, it } from 'vitest'
import { keepAcrossScopes, keepOfSameOwner } from './keep-across-scopes.ts'
import { catalogueKey } from '../api/query-keys.ts'
import { beginNewOwner, currentScopeKey } from './shopping-scope.ts'

const key = (scope: string, slug: string) => catalogueKey(scope, 'product', slug)

it('keeps showing a product while its prices for another scope load, and never another product', () => {
  const placeholder = keepAcrossScopes(key('o1w5v0', 'pasta'))
  expect(placeholder('pasta with VAT', { queryKey: key('o1w5v1', 'pasta') })).toBe('pasta with VAT')
  expect(placeholder('rice', { queryKey: key('o1w5v1', 'riso') })).toBeUndefined()
  expect(placeholder(undefined, undefined)).toBeUndefined()
})

it('keeps showing the previous list while another page or filter of it loads', () => {
  expect(keepOfSameOwner(key('o1w5v0', 'page 2'))('page 1', { queryKey: key('o1w5v0', 'page 1') })).toBe(
    'page 1',
  )
})

it('never keeps showing the answer of another user or company', () => {
  const before = { queryKey: key(currentScopeKey(), 'pasta') }
  beginNewOwner()
  const now = key(currentScopeKey(), 'pasta')
  expect(keepAcrossScopes(now)('price of the one before', before)).toBeUndefined()
  expect(keepOfSameOwner(now)('price of the one before', before)).toBeUndefined()
  expect(
    keepOfSameOwner(key('o12w5', 'x'))('price of another', { queryKey: key('o1w5', 'x') }),
  ).toBeUndefined()
})
