import { describe, expect, it } from 'vitest'
import {
  isLandlinePhone,
  isMobilePhone,
  isPhone,
  landlinePhoneRule,
  mobilePhoneRule,
  phoneRule,
} from './phone.ts'

describe('a phone number', () => {
  it('is an Italian landline number of 2 to 4 plus 3 to 6 digits', () => {
    for (const text of ['051 123456', '02-123456', '0536/123456', '0212345678', '+39 051 123456', '02123']) {
      expect(isLandlinePhone(text), text).toBe(true)
      expect(isPhone(text), text).toBe(true)
    }
    for (const text of ['0212', '02123456789', '3331234567', ''])
      expect(isLandlinePhone(text), text).toBe(false)
  })

  it('is a mobile number with or without the Italian prefix', () => {
    for (const text of ['333 1234567', '3331234567', '+393331234567', '0039 333 123456']) {
      expect(isMobilePhone(text), text).toBe(true)
      expect(isPhone(text), text).toBe(true)
    }
    for (const text of ['33312345', '033312345678', '+44 3331234567'])
      expect(isMobilePhone(text), text).toBe(false)
  })

  it('is a service number or a foreign number', () => {
    for (const text of ['800 123456', '+44 20 7946 0958', '0041 91 1234567', '199123456']) {
      expect(isPhone(text), text).toBe(true)
    }
    for (const text of ['', '12345', 'abc', '+', '+39', '333-CHIAMA', '1234567890123456']) {
      expect(isPhone(text), text).toBe(false)
    }
  })

  it('is required, except in the mobile-only and landline-only fields', () => {
    expect([phoneRule(''), phoneRule('x'), phoneRule('051 123456')]).toEqual(['phone', 'phone', undefined])
    expect([mobilePhoneRule(''), mobilePhoneRule('051 123456')]).toEqual([undefined, 'phone'])
    expect([landlinePhoneRule(''), landlinePhoneRule('3331234567')]).toEqual([undefined, 'phone'])
    expect(mobilePhoneRule('3331234567')).toBeUndefined()
    expect(landlinePhoneRule('051 123456')).toBeUndefined()
  })
})
