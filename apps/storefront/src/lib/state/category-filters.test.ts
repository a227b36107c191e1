import { expect, test } from 'vitest'
import { changeFilters, filtersOnEntering, noFilters } from './category-filters.ts'

const third = { ...noFilters(4), facets: ['brand:a'], page: 3 }

test('another facet, promo or new goes back to page 1', () => {
  expect(changeFilters(third, { facets: [] }).page).toBe(1)
  expect(changeFilters(third, { promo: true }).page).toBe(1)
  expect(changeFilters(third, { onlyNew: true, page: 3 }).page).toBe(1)
})

test('another page or sort keeps the filters', () => {
  expect(changeFilters(third, { page: 4 })).toEqual({ ...third, page: 4 })
  expect(changeFilters(third, { sort: 'price_asc' })).toEqual({ ...third, sort: 'price_asc' })
})

test('entering the same category keeps the filters, another one resets them', () => {
  expect(filtersOnEntering(third, 4)).toBe(third)
  expect(filtersOnEntering(third, 5)).toEqual(noFilters(5))
})
