import { describe, expect, it } from 'vitest'
import { sortKeyOf, viewKeyOf } from './product-sort.ts'

describe('a product list', () => {
  it('is sorted as asked, else by name, or by relevance for a text search', () => {
    expect(sortKeyOf('price_desc', true)).toBe('price_desc')
    expect(sortKeyOf(undefined, false)).toBe('alf_asc')
    expect(sortKeyOf('sideways', false)).toBe('alf_asc')
    expect(sortKeyOf(undefined, true)).toBe('relevance')
  })

  it('is shown as asked, else as a small grid', () => {
    expect(viewKeyOf('list')).toBe('list')
    expect(viewKeyOf(undefined)).toBe('small-grid')
    expect(viewKeyOf('huge')).toBe('small-grid')
  })
})
