import { describe, expect, it } from 'vitest'
import { SORT_KEYS, sortKeyOf, sortKeysFor, viewKeyOf } from './product-sort.ts'

const visited = { hasQuery: false, isCustomer: false }
const searched = { hasQuery: true, isCustomer: false }

describe('a product list', () => {
  it('is sorted as asked, else by name, or by relevance for a text search', () => {
    expect(sortKeyOf('price_desc', searched)).toBe('price_desc')
    expect(sortKeyOf(undefined, visited)).toBe('alf_asc')
    expect(sortKeyOf('sideways', visited)).toBe('alf_asc')
    expect(sortKeyOf(undefined, searched)).toBe('relevance')
  })

  it('is sorted by own purchases only for signed-in customers, else by name', () => {
    expect(sortKeyOf('most_bought', { hasQuery: true, isCustomer: true })).toBe('most_bought')
    expect(sortKeyOf('most_bought', visited)).toBe('alf_asc')
    expect(sortKeyOf('most_bought', searched)).toBe('alf_asc')
  })

  it('offers only the orders that make sense for it', () => {
    expect(sortKeysFor({ hasQuery: true, isCustomer: true })).toEqual([...SORT_KEYS])
    expect(sortKeysFor(visited)).not.toContain('relevance')
    expect(sortKeysFor(searched)).not.toContain('most_bought')
  })

  it('uses the view that was asked for, else the small grid', () => {
    expect(viewKeyOf('list')).toBe('list')
    expect(viewKeyOf(undefined)).toBe('small-grid')
    expect(viewKeyOf('huge')).toBe('small-grid')
  })
})
