import { expect, it } from 'vitest'
import { facetValues } from './facet-values.ts'

const told = (count: number) => {
  const buckets = Array.from({ length: count }, (_, place) => ({
    value: `${place}`,
    label: `Marca ${place}`,
    count: count - place,
  }))
  const { values, total } = facetValues(buckets, new Set(), { most: 40 })
  return { told: values.length, total }
}

it('a facet is cut at its most, but not for a few values more', () => {
  expect(told(43)).toEqual({ told: 43, total: 43 })
  expect(told(48)).toEqual({ told: 48, total: 48 })
  expect(told(49)).toEqual({ told: 40, total: 49 })
})
