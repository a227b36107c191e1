import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  GIFT_CODE_LENGTH,
  GIFT_CODE_SIGNS,
  giftCodeHint,
  giftCodeOf,
  giftProblem,
  normalisedGiftCode,
  shareGifts,
  shownGiftCode,
  type GiftStanding,
} from './gift-code.ts'

describe('a gift code', () => {
  it('is the same however it is typed: in small letters, with spaces, with any dash', () => {
    for (const typed of [
      'CAMBUSA10',
      'cambusa 10',
      ' Cam-busa–10 ',
      'ｃａｍｂｕｓａ１０',
      'camb\u00A0usa\u200B10\t',
    ])
      expect(normalisedGiftCode(typed)).toBe('CAMBUSA10')
  })

  it('is unchanged after being shown and typed again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 32 }), (random) => {
        const code = giftCodeOf(random)
        expect(code).toHaveLength(GIFT_CODE_LENGTH)
        expect([...code].every((sign) => GIFT_CODE_SIGNS.includes(sign))).toBe(true)
        expect(normalisedGiftCode(shownGiftCode(code).toLowerCase())).toBe(code)
        expect(shownGiftCode(code)).toMatch(/^(?:\w{4}-){3}\w{4}$/)
      }),
    )
  })

  it('is different for other bytes, and its hint is only its end', () => {
    const bytes = (last: number) => new Uint8Array(32).fill(7).with(31, last)
    const codes = new Set(Array.from({ length: 256 }, (_, last) => giftCodeOf(bytes(last))))
    expect(codes.size).toBe(256)
    expect(giftCodeHint('CAMBUSA10')).toBe('SA10')
  })
})

describe('whether it can pay', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
  const good: GiftStanding = { balanceCents: 1, validFrom: null, validUntil: null, blockedAt: null }

  it('is decided by the first problem', () => {
    expect(giftProblem(good, now)).toBeUndefined()
    expect(giftProblem({ ...good, validFrom: now, validUntil: now }, now)).toBeUndefined()
    expect(giftProblem({ ...good, balanceCents: 0 }, now)).toBe('usedUp')
    expect(giftProblem({ ...good, validUntil: before, balanceCents: 0 }, now)).toBe('expired')
    expect(giftProblem({ ...good, validFrom: after }, now)).toBe('notYet')
    expect(giftProblem({ ...good, validFrom: after, blockedAt: before }, now)).toBe('blocked')
  })
})

describe('several gift codes', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 10 })

  it('pay in their order, none more than its balance, together never more than the amount due', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: -100, max: 300_000 }), (usable, toPay) => {
        const used = shareGifts(usable, toPay)
        const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)
        expect(sum(used)).toBe(Math.min(sum(usable), Math.max(0, toPay)))
        used.forEach((cents, place) => {
          expect(cents).toBeLessThanOrEqual(usable[place]!)
          // A later one is used only after all earlier ones are used up.
          if (cents > 0) expect(used.slice(0, place)).toEqual(usable.slice(0, place))
        })
      }),
    )
  })
})
