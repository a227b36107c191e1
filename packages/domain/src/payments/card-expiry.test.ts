import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCardExpiry, isCardExpired, readCardExpiry } from './card-expiry.ts'

const month = fc.integer({ min: 1, max: 12 })
const year = fc.integer({ min: 2001, max: 2099 })

describe('the expiry of a payment card', () => {
  it('is the end of its month, in Rome', () => {
    const august = { month: 8, year: 2028 }
    expect(isCardExpired(august, new Date('2028-08-31T21:59:59Z'))).toBe(false)
    expect(isCardExpired(august, new Date('2028-08-31T22:00:00Z'))).toBe(true)
    expect(isCardExpired({ month: 12, year: 2026 }, new Date('2026-12-31T22:59:59Z'))).toBe(false)
    expect(isCardExpired({ month: 12, year: 2026 }, new Date('2026-12-31T23:00:00Z'))).toBe(true)
  })

  it('remains expired', () => {
    const moment = fc.date({
      noInvalidDate: true,
      min: new Date('2001-01-01'),
      max: new Date('2099-01-01'),
    })
    fc.assert(
      fc.property(month, year, moment, (m, y, now) => {
        const card = { month: m, year: y }
        const later = new Date(now.getTime() + 40 * 86_400_000)
        expect(isCardExpired(card, now) && !isCardExpired(card, later)).toBe(false)
      }),
    )
  })

  it('is read with two or four digits of the year', () => {
    fc.assert(
      fc.property(month, year, (m, y) => {
        const written = formatCardExpiry({ month: m, year: y })
        const short = written.replace('/20', '/')
        for (const typed of [written, short, short.replace('/', ''), ` ${short} `])
          expect(readCardExpiry(typed)).toEqual({ month: m, year: y })
      }),
    )
    expect(readCardExpiry('8/28')).toEqual({ month: 8, year: 2028 })
    for (const wrong of ['', '13/28', '00/28', '8/2', '8-8-28', 'agosto 28', '08/028'])
      expect([wrong, readCardExpiry(wrong)]).toEqual([wrong, undefined])
  })
})
