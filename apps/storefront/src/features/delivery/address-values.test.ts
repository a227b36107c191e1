import { describe, expect, it } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { addressProblem, fieldNamed, inputOf, valuesOf } from './address-values.ts'

describe('the form of an address', () => {
  it('reports a wrong postal code, province and phone', () => {
    expect(addressProblem('postalCode', '')).toBe('Campo obbligatorio')
    expect(addressProblem('postalCode', '4012')).toMatch(/5 cifre/)
    expect(addressProblem('postalCode', ' 40128 ')).toBeUndefined()
    expect(addressProblem('province', 'Bologna')).toMatch(/due lettere/)
    expect(addressProblem('phone', '12')).toMatch(/telefono valido/)
  })

  it('finds the field that a refusal names', () => {
    expect(fieldNamed('city')).toBe('city')
    expect(fieldNamed('address/postalCode')).toBe('postalCode')
    expect(fieldNamed('address_id')).toBeUndefined()
    expect(fieldNamed(undefined)).toBeUndefined()
  })

  it('sends the province in capitals, and an id only for an existing address', () => {
    const typed = valuesOf(undefined)
    expect(inputOf({ ...typed, province: 'bo ' }, undefined)).toEqual({ ...typed, province: 'BO' })
    expect(inputOf(typed, 7)).toMatchObject({ addressId: 7 })
  })

  it('starts with the values of the address', () => {
    const { addressName, isFavourite } = valuesOf(buildAddress({ addressName: 'Sala', isFavourite: true }))
    expect({ addressName, isFavourite }).toEqual({ addressName: 'Sala', isFavourite: true })
  })
})
