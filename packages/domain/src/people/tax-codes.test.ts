import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fiscalCheckLetter, isFiscalCode, isStoreCard, isTaxCode, isVatNumber } from './tax-codes.ts'

describe('a VAT number', () => {
  it('has 11 digits, the last one a check digit', () => {
    expect(isVatNumber('01234567897')).toBe(true)
    expect(isVatNumber('07643520567')).toBe(true)
    expect(isVatNumber('01234567890')).toBe(false)
    expect(isVatNumber('0123456789')).toBe(false)
    expect(isVatNumber('012345678970')).toBe(false)
    expect(isVatNumber('0123456789A')).toBe(false)
    expect(isVatNumber('IT01234567897')).toBe(false)
    expect(isVatNumber('')).toBe(false)
  })

  it('is refused when it is all zeros, although its check digit is right', () => {
    expect(isVatNumber('00000000000')).toBe(false)
  })

  it('is refused with any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const right = '07643520567'
        const wrong = String((Number(right[place]) + shift) % 10)
        expect(isVatNumber(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('has exactly one valid check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (body) => {
        const right = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => isVatNumber(`${body}${digit}`))
        expect(right).toHaveLength(1)
      }),
    )
  })
})

describe('a fiscal code', () => {
  it('has 16 characters, the last one a check character', () => {
    expect(isFiscalCode('RSSMRA85T10A562S')).toBe(true)
    expect(isFiscalCode('MRTMTT25D09F205Z')).toBe(true)
    expect(isFiscalCode('rssmra85t10a562s')).toBe(true)
    expect(isFiscalCode('RSSMRA85T10A562T')).toBe(false)
    expect(isFiscalCode('RSSMRA85T10A562')).toBe(false)
    expect(isFiscalCode('RSSMRA85T10A562SX')).toBe(false)
    expect(isFiscalCode('')).toBe(false)
  })

  it('may have letters for its digits when two persons share it', () => {
    expect(isFiscalCode('RSSMRA85T10A56NH')).toBe(true)
    expect(isFiscalCode('RSSMRAURTMLARSNL')).toBe(true)
    expect(isFiscalCode('RSSMRA85T10A56NS')).toBe(false)
    // A is not among the letters for digits.
    expect(isFiscalCode(`RSSMRA85T10A56A${fiscalCheckLetter('RSSMRA85T10A56A')}`)).toBe(false)
  })

  it('adds 40 to the day for women and refuses days that the month does not have', () => {
    const withDay = (monthAndDay: string) => {
      const body = `RSSMRA85${monthAndDay}A562`
      return body + fiscalCheckLetter(body)
    }
    expect(isFiscalCode(withDay('T50'))).toBe(true)
    expect(isFiscalCode(withDay('T71'))).toBe(true)
    expect(isFiscalCode(withDay('B29'))).toBe(true)
    expect(isFiscalCode(withDay('TNV'))).toBe(true)
    for (const day of ['T00', 'T32', 'T40', 'T72', 'B30', 'B70', 'D31', 'F10', 'TPN', 'TVM']) {
      expect(isFiscalCode(withDay(day)), day).toBe(false)
    }
  })

  it('is refused with any other check letter', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    expect(letters.filter((letter) => isFiscalCode(`RSSMRA85T10A562${letter}`))).toEqual(['S'])
  })
})

describe('a tax code', () => {
  it('is a VAT number or a fiscal code', () => {
    expect(isTaxCode('01234567897')).toBe(true)
    expect(isTaxCode('RSSMRA85T10A562S')).toBe(true)
    expect(isTaxCode('01234567890')).toBe(false)
  })
})

describe('a store card', () => {
  it('is an EAN-13 with its check digit', () => {
    expect(isStoreCard('2900000000018')).toBe(true)
    expect(isStoreCard('2900000000019')).toBe(false)
    expect(isStoreCard('96385074')).toBe(false)
    expect(isStoreCard('10012345678902')).toBe(false)
  })
})
