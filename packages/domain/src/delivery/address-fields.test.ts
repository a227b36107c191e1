import { describe, expect, it } from 'vitest'
import { addressRule, tidyAddress, wrongAddressFields } from './address-fields.ts'

const right = tidyAddress({
  addressName: 'Cucina',
  address1: 'via Ferrarese',
  addressNumber: '205',
  city: 'Bologna',
  postalCode: '40128',
  province: 'BO',
})

describe('the texts of an address', () => {
  it('are trimmed, with the province in capitals, and empty by default', () => {
    expect(tidyAddress({ city: ' Bologna ', province: 'bo ', phone: undefined })).toEqual({
      addressName: '',
      address1: '',
      addressNumber: '',
      city: 'Bologna',
      postalCode: '',
      province: 'BO',
      phone: '',
      notes: '',
    })
  })

  it('are required except phone and notes', () => {
    expect(wrongAddressFields(right)).toEqual({})
    for (const field of [
      'addressName',
      'address1',
      'addressNumber',
      'city',
      'postalCode',
      'province',
    ] as const)
      expect(wrongAddressFields({ ...right, [field]: ' ' })).toEqual({ [field]: 'required' })
  })

  it('have rules for postal code, province and phone', () => {
    expect(addressRule('postalCode', '4012')).toBe('postalCode')
    expect(addressRule('postalCode', ' 40128 ')).toBeUndefined()
    expect(addressRule('province', 'Bologna')).toBe('province')
    expect(addressRule('province', 'bo')).toBeUndefined()
    expect(addressRule('phone', '')).toBeUndefined()
    expect(addressRule('phone', '12')).toBe('phone')
    expect(addressRule('phone', '051 0190105')).toBeUndefined()
  })

  it('are all reported, in the order of the form', () => {
    expect(Object.entries(wrongAddressFields({ ...right, phone: '12', city: '' }))).toEqual([
      ['city', 'required'],
      ['phone', 'phone'],
    ])
  })
})
