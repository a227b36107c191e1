import { describe, expect, it } from 'vitest'
import { pagesOf } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'
import { askPage } from './list-source.ts'
import { productsSource } from './products-source.ts'

const look = { sort: 'alf_asc', view: 'small-grid' } as const
const fieldsOf = (search: ListSearch) =>
  pagesOf(search).map((page) => [page, askPage(search, look, page).fields])

describe('a list requests its facets', () => {
  it('with the first page on screen, and not with the appended ones', () => {
    expect(fieldsOf({ to: 3 })).toEqual([
      [1, 'card,facets'],
      [2, 'card'],
      [3, 'card'],
    ])
    expect(fieldsOf({ page: 4, to: 5 })).toEqual([
      [4, 'card,facets'],
      [5, 'card'],
    ])
  })

  it('under another key than without facets: neither answer is shown for the other', () => {
    const { pageQuery } = productsSource({ query: 'pasta' })
    const keyOf = (search: ListSearch) =>
      JSON.stringify(pageQuery('scope', askPage(search, look, 2)).queryKey)
    expect(keyOf({ to: 2 })).not.toBe(keyOf({ page: 2 }))
  })
})
