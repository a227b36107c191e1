import { describe, expect, it } from 'vitest'
import {
  cardCodeRule,
  dateRule,
  orderNoteRule,
  personTaxCodeRule,
  requiredRule,
  sdiCodeRule,
  taxCodeRule,
} from './field-rules.ts'
import { parseItalianDate } from '../time/italian-date.ts'

describe('a field of a form', () => {
  it('that is required is refused when empty, and a switch that is off counts as filled', () => {
    expect(requiredRule('')).toBe('required')
    expect(requiredRule(null)).toBe('required')
    expect(requiredRule([])).toBe('required')
    expect(requiredRule(false)).toBeUndefined()
    expect(requiredRule('x')).toBeUndefined()
  })

  it('for a tax code distinguishes too few digits from wrong ones', () => {
    expect(taxCodeRule('')).toBeUndefined()
    expect(taxCodeRule('01234567897')).toBeUndefined()
    expect(taxCodeRule('RSSMRA85T10A562S')).toBeUndefined()
    expect(taxCodeRule('0123456789')).toBe('taxCodeDigits')
    expect(taxCodeRule('0123456789A')).toBe('taxCodeDigits')
    expect(taxCodeRule('01234567890')).toBe('taxCode')
    expect(taxCodeRule('00000000000')).toBe('taxCode')
    expect(taxCodeRule('RSSMRA85T10A562T')).toBe('taxCode')
  })

  it('for a card accepts its 13 digits, and a wrong digit is not a wrong length', () => {
    expect(cardCodeRule('2900000000018')).toBeUndefined()
    expect(cardCodeRule('290000000001')).toBe('cardCode')
    expect(cardCodeRule('29000000000180')).toBe('cardCode')
    expect(cardCodeRule('290000000001A')).toBe('cardCode')
    expect(cardCodeRule('2900000000017')).toBe('cardCodeCheck')
    expect(cardCodeRule('')).toBe('required')
  })

  it('for an SDI code accepts 7 characters, 6 for public bodies, and only zeros', () => {
    for (const code of ['', '0000000', 'M5UXCR1', 'UFY9MH']) expect(sdiCodeRule(code), code).toBeUndefined()
    for (const code of ['m5uxcr1', '12345', '12345678', 'ABC DEF'])
      expect(sdiCodeRule(code), code).toBe('sdiCode')
  })

  it('for a date accepts dd/mm/yyyy and only days that exist', () => {
    for (const date of ['', '21/11/2026', '29/02/2028']) expect(dateRule(date), date).toBeUndefined()
    for (const date of ['2026-11-21', '1/1/2026', '31/04/2026', '29/02/2026', '00/01/2026', '21/13/2026']) {
      expect(dateRule(date), date).toBe('date')
    }
    expect(parseItalianDate('21/11/2026')).toBe('2026-11-21')
  })

  it('for a note accepts up to 1000 characters', () => {
    expect(orderNoteRule('è'.repeat(1000))).toBeUndefined()
    expect(orderNoteRule('😀'.repeat(1000))).toBeUndefined()
    expect(orderNoteRule('a'.repeat(1001))).toBe('orderNoteLength')
  })

  it('with a person’s tax code may be empty only when buying for a company', () => {
    expect(personTaxCodeRule('', false)).toBeUndefined()
    expect(personTaxCodeRule('', true)).toBe('required')
    expect(personTaxCodeRule('BRNGLI82C41A944P', true)).toBeUndefined()
    expect(personTaxCodeRule('03198450375', false)).toBe('fiscalCode')
    expect(personTaxCodeRule('BRNGLI82C41A944Q', true)).toBe('fiscalCodeCheck')
  })
})
