import type { Facet } from '@cambusa/contract/catalogue/facet'
import { describe, expect, it } from 'vitest'
import { chosenOf, facetGroups, filterLabel, matchValues } from './facet-list.ts'

const value = (name: string, label = name, count = 3) => ({ value: name, label, count, selected: false })
const facet = (name: string, ...values: ReturnType<typeof value>[]): Facet => ({ name, label: name, values })

describe('the facets of a list', () => {
  it('are in their fixed order; an unknown one is shown too', () => {
    const facets = [
      facet('colour', value('rosso')),
      facet('label', value('bio')),
      facet('price', value('0-1')),
      facet('brand', value('Sole')),
    ]
    expect(facetGroups(facets).map(({ name }) => name)).toEqual(['brand', 'price', 'label', 'colour'])
  })

  it('come last where the screen shows the same values in another way', () => {
    const facets = [
      facet('category', value('1')),
      facet('brand', value('Sole')),
      facet('format', value('1 kg')),
    ]
    expect(facetGroups(facets, ['category']).map(({ name }) => name)).toEqual(['brand', 'format', 'category'])
  })

  it('leave promotion, news and availability to their own checkboxes, but not the single promotions', () => {
    const facets = [
      facet('new', value('true')),
      facet('availability', value('available')),
      facet('promotion', value('true'), value('estate', 'Estate')),
    ]
    expect(facetGroups(facets)).toEqual([facet('promotion', value('estate', 'Estate'))])
  })

  it('leave a typed range to its fields', () => {
    const [price] = facetGroups([facet('price', value('0-1'), value('0.50-3.01'))])
    expect(price?.values.map((one) => one.value)).toEqual(['0-1'])
  })

  it('name a chosen value by its label, a typed range by its limits, an unknown value by itself', () => {
    const brand = facet('brand', value('sole', 'Pastificio Sole'))
    expect(filterLabel([brand], 'brand:sole')).toBe('Pastificio Sole')
    expect(filterLabel([brand], 'brand:luna: nera')).toBe('luna: nera')
    expect(filterLabel([brand], 'price:2.00-').replaceAll(/\s/g, ' ')).toBe('Da 2,00 € in su')
    expect(chosenOf(brand, { filter: ['brand:sole', 'label:bio'] })).toEqual(['Pastificio Sole'])
  })

  it('match a value by any of its words, ignoring accents and case', () => {
    const values = [value('1', 'Caffè Corsini'), value('2', 'Cantina del Poggio')]
    expect(matchValues(values, 'corsini CAFFE').map(({ label }) => label)).toEqual(['Caffè Corsini'])
    expect(matchValues(values, ' ')).toHaveLength(2)
  })
})
