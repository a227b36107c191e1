import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOCK_ERROR_MS, COOKIE_CHOICE_DAYS } from '../constants.ts'
import { cookieChoice, parseCookieChoice } from './cookie-choice.ts'

const VERSION = '2026-11'
const YEAR_MS = COOKIE_CHOICE_DAYS * 86_400_000

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const toggles = fc.record({ analytics: fc.boolean(), profilation: fc.boolean() })
const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

describe('a choice about cookies', () => {
  it('is read as it was made, for a year and not a moment longer', () => {
    fc.assert(
      fc.property(toggles, moment, fc.integer({ min: 0, max: 2 * YEAR_MS }), (chosen, madeAt, ageMs) => {
        const made = cookieChoice(chosen, madeAt, VERSION)
        const read = parseCookieChoice(JSON.stringify(made), later(madeAt, ageMs), VERSION)
        expect(read).toEqual(ageMs < YEAR_MS ? made : undefined)
      }),
    )
    const made = cookieChoice(
      { analytics: true, profilation: false },
      new Date('2026-11-26T10:00:00Z'),
      VERSION,
    )
    const read = (date: string) => parseCookieChoice(JSON.stringify(made), new Date(date), VERSION)
    expect(read('2027-11-26T09:59:59.999Z')).toEqual(made)
    expect(read('2027-11-26T10:00:00Z')).toBeUndefined()
  })

  it('made on a clock that was ahead counts only within the error of a clock', () => {
    fc.assert(
      fc.property(toggles, moment, fc.nat(YEAR_MS), (chosen, madeAt, aheadMs) => {
        const text = JSON.stringify(cookieChoice(chosen, madeAt, VERSION))
        const read = parseCookieChoice(text, later(madeAt, -aheadMs), VERSION)
        expect(read !== undefined).toBe(aheadMs <= CLOCK_ERROR_MS)
      }),
    )
  })

  it('about another version of the text is none', () => {
    fc.assert(
      fc.property(toggles, moment, fc.string(), (chosen, now, version) => {
        fc.pre(version !== VERSION)
        expect(
          parseCookieChoice(JSON.stringify(cookieChoice(chosen, now, version)), now, VERSION),
        ).toBeUndefined()
      }),
    )
  })

  it('is none where something else is stored, and nothing stored makes it fail', () => {
    const now = new Date('2026-11-26T10:00:00Z')
    const field = fc.oneof(
      fc.boolean(),
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.constant(now.toISOString()),
    )
    const almost = fc.record(
      {
        technical: field,
        analytics: field,
        profilation: field,
        saveDate: field,
        version: fc.constant(VERSION),
      },
      { requiredKeys: [] },
    )
    const text = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.json(),
      almost.map((found) => JSON.stringify(found)),
    )
    fc.assert(
      fc.property(text, (stored) => {
        const read = parseCookieChoice(stored, now, VERSION)
        if (read === undefined) return
        expect(read).toMatchObject({ technical: true, version: VERSION })
        expect([typeof read.analytics, typeof read.profilation]).toEqual(['boolean', 'boolean'])
      }),
    )
    expect(parseCookieChoice('{"analytics":true', now, VERSION)).toBeUndefined()
    expect(parseCookieChoice('true', now, VERSION)).toBeUndefined()
  })
})
