import { describe, expect, it } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { filterAddresses } from './filter-addresses.ts'

const kitchen = buildAddress({ addressName: 'Cucina', address1: 'via Ferrarese', city: 'Bologna' })
const store = buildAddress({ addressName: 'Magazzino', address1: 'viale Roma', city: 'Forlì' })
const names = (typed: string) => filterAddresses([kitchen, store], typed).map((each) => each.addressName)

describe('the filter of the addresses', () => {
  it('searches name, street and city', () => {
    expect(names('cuc')).toEqual(['Cucina'])
    expect(names('ferrarese')).toEqual(['Cucina'])
    expect(names('bologna')).toEqual(['Cucina'])
  })

  it('ignores accents and case', () => {
    expect(names('FORLI')).toEqual(['Magazzino'])
  })

  it('requires all words, in any order', () => {
    expect(names('roma magazzino')).toEqual(['Magazzino'])
    expect(names('roma cucina')).toEqual([])
  })

  it('shows everything for an empty text', () => {
    expect(names('  ')).toEqual(['Cucina', 'Magazzino'])
  })
})
