import { describe, expect, it } from 'vitest'
import { noFilters } from '../../../lib/state/category-filters.ts'
import { filtersOf, keptSearch } from './kept-filters.ts'

const kept = { categoryId: 7, ...filtersOf({ filter: ['brand:Sole'], promo: true, sort: 'price_asc' }) }

describe('the filters of a category', () => {
  it('come back when the same category is entered by a plain link', () => {
    expect(keptSearch({}, kept, 7)).toMatchObject({ filter: ['brand:Sole'], promo: true, new: undefined })
  })

  it('are those of the address when it names some, and are not used in another category', () => {
    expect(keptSearch({ new: true }, kept, 7)).toBeUndefined()
    expect(keptSearch({}, kept, 8)).toBeUndefined()
  })

  it('leave the address alone when there are none', () => {
    expect(keptSearch({}, noFilters(7), 7)).toBeUndefined()
  })
})
