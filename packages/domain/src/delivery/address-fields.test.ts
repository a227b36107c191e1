import { describe, expect, it } from 'vitest'
import { addressRule, tidyAddress, wrongAddressField } from './address-fields.ts'

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
    expect(wrongAddressField(right)).toBeUndefined()
    for (const field of [
      'addressName',
      'address1',
      'addressNumber',
      'city',
      'postalCode',
      'province',
    ] as const)
      expect(wrongAddressField({ ...right, [field]: ' ' })).toEqual({ field, code: 'required' })
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

  it('are reported in the order of the form', () => {
    expect(wrongAddressField({ ...right, phone: '12', city: '' })).toEqual({
      field: 'city',
      code: 'required',
    })
  })
})
