import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIban, maskedIban, tidyIban } from './iban.ts'

const ITALIAN = 'IT60X0542811101000000123456'

describe('an IBAN', () => {
  it('is valid with the length of its country and its check digits, however it is written', () => {
    for (const iban of [ITALIAN, 'DE89370400440532013000', 'SM86U0322509800000000270100'])
      expect(isIban(iban)).toBe(true)
    expect(isIban('it60 x054 2811 1010 0000 0123 456')).toBe(true)
    expect(tidyIban('it60 x054-2811')).toBe('IT60X05428 11'.replace(' ', ''))
  })

  it('is invalid with another length, another country or none', () => {
    for (const text of ['', 'IT', ITALIAN.slice(0, -1), `${ITALIAN}0`, 'XX60X0542811101000000123456', '0060'])
      expect(isIban(text)).toBe(false)
  })

  it('is invalid with any one character changed or two neighbours swapped', () => {
    const at = fc.integer({ min: 2, max: ITALIAN.length - 2 })
    fc.assert(
      fc.property(at, fc.constantFrom(...'0123456789'), (place, sign) => {
        if (ITALIAN[place] === sign || !/\d/.test(ITALIAN[place] ?? '')) return
        expect(isIban(ITALIAN.slice(0, place) + sign + ITALIAN.slice(place + 1))).toBe(false)
      }),
    )
    fc.assert(
      fc.property(at, (place) => {
        const [one = '', two = ''] = ITALIAN.slice(place, place + 2)
        if (one === two) return
        expect(isIban(ITALIAN.slice(0, place) + two + one + ITALIAN.slice(place + 2))).toBe(false)
      }),
    )
  })

  it('is masked when shown', () => {
    expect(maskedIban(ITALIAN)).toBe('IT…3456')
  })
})
