import { lookOf } from './list-look.ts'
import { describe, expect, it } from 'vitest'
import {
  countFilters,
  pagesOf,
  toggleFilter,
  toggleFlag,
  withNextPage,
  withoutFilters,
  withPage,
  withPriceRange,
  withSort,
  withView,
} from './list-changes.ts'
import { type ListSearch, readListSearch } from './list-search.ts'

describe('the address of a list of products', () => {
  it('holds filters, sort, view and page', () => {
    const raw = { filter: ['brand:mulino'], promo: true, sort: 'price_asc', view: 'list', page: 3 }
    expect(readListSearch(raw)).toMatchObject(raw)
  })

  it('accepts a single filter, and each filter once', () => {
    expect(readListSearch({ filter: 'brand:a' }).filter).toEqual(['brand:a'])
    expect(readListSearch({ filter: ['brand:a', 'brand:a', 'x'] }).filter).toEqual(['brand:a'])
  })

  it('accepts no more filters than the shop does', () => {
    const many = Array.from({ length: 80 }, (_, index) => `brand:${index}`)
    expect(readListSearch({ filter: [`brand:${'x'.repeat(200)}`, ...many] }).filter).toEqual(
      many.slice(0, 60),
    )
  })

  it('leaves out invalid values instead of failing', () => {
    const search = readListSearch({ sort: 'cheap', view: 7, page: 'x', promo: 'no', filter: {} })
    expect(Object.values(search).every((value) => value === undefined)).toBe(true)
  })

  it('never shows the first page as a parameter', () => {
    expect(readListSearch({ page: 1 }).page).toBeUndefined()
    expect(withPage({ page: 4, to: 6 }, 1)).toEqual({ page: undefined, to: undefined })
  })

  it('starts again from page 1 when a facet, the promotion, the new filter, the sort or the view changes', () => {
    const onPage3 = { page: 3, to: 5 }
    const changes = [
      toggleFilter(onPage3, 'brand:a'),
      toggleFlag(onPage3, 'promo'),
      toggleFlag(onPage3, 'new'),
      withSort(onPage3, 'price_asc'),
      withView(onPage3, 'list'),
      withoutFilters(onPage3),
    ]
    for (const changed of changes) expect(pagesOf(changed)).toEqual([1])
  })

  it('removes a filter when it is chosen again, and keeps the others', () => {
    const search = toggleFilter<ListSearch>({ filter: ['brand:a'] }, 'brand:b')
    expect(toggleFilter(search, 'brand:a').filter).toEqual(['brand:b'])
    expect(toggleFilter<ListSearch>({ filter: ['brand:a'] }, 'brand:a').filter).toBeUndefined()
  })

  it('lets a typed range and the predefined ones replace each other', () => {
    const typed = withPriceRange<ListSearch>(
      { page: 3, filter: ['brand:a', 'price:2-5'] },
      { fromCents: 100, toCents: 300 },
    )
    expect(typed).toMatchObject({ page: undefined, filter: ['brand:a', 'price:1.00-3.01'] })
    expect(toggleFilter(typed, 'price:2-5').filter).toEqual(['brand:a', 'price:2-5'])
    expect(withPriceRange(typed, undefined).filter).toEqual(['brand:a'])
  })

  it('lets any promotion and a single one replace each other', () => {
    const one = toggleFilter<ListSearch>({ promo: true }, 'promotion:estate')
    expect(one).toMatchObject({ promo: undefined, filter: ['promotion:estate'] })
    expect(toggleFlag(one, 'promo')).toMatchObject({ promo: true, filter: undefined })
  })

  it('gives order and view, else the last choice; a text search is by relevance unless told otherwise', () => {
    const visited = { hasQuery: false, isCustomer: false }
    const searched = { hasQuery: true, isCustomer: false }
    const last = { sort: 'price_asc', view: 'list' }
    expect(lookOf({}, last, visited)).toEqual(last)
    expect(lookOf({}, last, searched)).toEqual({ sort: 'relevance', view: 'list' })
    expect(lookOf({ sort: 'newest', view: 'large-grid' }, last, searched)).toEqual({
      sort: 'newest',
      view: 'large-grid',
    })
    // An order by own purchases that was chosen before the logout, or is in a link.
    const own = { sort: 'most_bought', view: 'list' }
    expect(lookOf({}, own, { ...visited, isCustomer: true }).sort).toBe('most_bought')
    expect(lookOf({}, own, visited).sort).toBe('alf_asc')
    expect(lookOf({ sort: 'most_bought' }, last, searched).sort).toBe('alf_asc')
    expect(lookOf({}, { sort: 'x', view: 'y' }, visited)).toEqual({ sort: 'alf_asc', view: 'small-grid' })
  })

  it('appends pages and keeps the first one', () => {
    expect(pagesOf(withNextPage(withNextPage({ page: 2 })))).toEqual([2, 3, 4])
  })

  it('limits how many pages one address opens at once', () => {
    expect(pagesOf(readListSearch({ page: 2, to: 90_000 }))).toHaveLength(20)
  })

  it('counts the filters of the list', () => {
    expect(countFilters({ filter: ['a:b', 'c:d'], promo: true })).toBe(3)
    expect(countFilters(withoutFilters({ filter: ['a:b'], promo: true, new: true, sort: 'promo' }))).toBe(0)
  })
})
