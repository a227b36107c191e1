import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isWithdrawable,
  returnedSums,
  withdrawableQuantity,
  withdrawalExclusion,
  withdrawnCents,
  type CameLine,
} from './withdrawal.ts'
import { bringBackUntil, withdrawUntil } from './withdrawal-days.ts'

const line: CameLine = {
  came: 3,
  grossCents: 1_000,
  withdrawn: 0,
  withdrawalClass: 'standard',
  isVariableWeight: false,
  isGift: false,
  isGiftSpent: false,
}
const limits = { goodsCents: 100_000, chargesCents: 590, giftCents: 0, cardCents: 0 }

describe('the days', () => {
  it('end with the fourteenth day in Rome, and with summer time an hour earlier', () => {
    expect(withdrawUntil(new Date('2026-11-10T09:00:00Z'))).toEqual(new Date('2026-11-24T22:59:59.999Z'))
    // Half past midnight in Rome is the day before in UTC.
    expect(withdrawUntil(new Date('2026-06-09T22:30:00Z'))).toEqual(new Date('2026-06-24T21:59:59.999Z'))
    expect(bringBackUntil(new Date('2026-11-24T22:59:00Z'))).toEqual(new Date('2026-12-08T22:59:59.999Z'))
  })
})

describe('what may go back', () => {
  it('is neither perishable nor sealed for hygiene, no spent certificate, nor what went back already', () => {
    expect(withdrawalExclusion(line)).toBeNull()
    expect(withdrawalExclusion({ ...line, withdrawalClass: 'perishable' })).toBe('perishable')
    expect(withdrawalExclusion({ ...line, withdrawalClass: 'sealed-hygiene' })).toBe('sealed')
    expect(withdrawalExclusion({ ...line, isGift: true, isGiftSpent: true })).toBe('giftSpent')
    expect(withdrawalExclusion({ ...line, withdrawn: 3, withdrawalClass: 'perishable' })).toBe('withdrawn')
  })

  it('is whole pieces of what is left; weighed goods and certificates go back whole', () => {
    const half = { ...line, withdrawn: 1 }
    expect([0, 1, 1.5, 2, 3].filter((quantity) => isWithdrawable(half, quantity))).toEqual([1, 2])
    const cheese = { ...line, came: 0.732, isVariableWeight: true }
    expect([0.5, 0.732, 1].filter((quantity) => isWithdrawable(cheese, quantity))).toEqual([0.732])
    const gift = { ...line, isGift: true }
    expect([1, 3].filter((quantity) => isWithdrawable(gift, quantity))).toEqual([3])
  })
})

describe('the amounts', () => {
  it('of the parts of a line add up to what was charged for it, in any order of any parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 5_000_000 }), (thousandths, grossCents) => {
        const came = thousandths.reduce((sum, part) => sum + part, 0) / 1000
        let withdrawn = 0
        let cents = 0
        for (const part of thousandths) {
          const given = withdrawnCents({ ...line, came, grossCents, withdrawn }, part / 1000)
          expect(given).toBeGreaterThanOrEqual(0)
          cents += given
          withdrawn = Math.round(withdrawn * 1000 + part) / 1000
        }
        expect([cents, withdrawableQuantity({ came, withdrawn })]).toEqual([grossCents, 0])
      }),
    )
  })

  it('of each piece are a third, and the last gets the rest', () => {
    expect([0, 1, 2].map((withdrawn) => withdrawnCents({ ...line, withdrawn }, 1))).toEqual([333, 334, 333])
  })

  it('include delivery only when everything goes back', () => {
    const other = { ...line, withdrawalClass: 'perishable' }
    const some = returnedSums(
      [
        { line, quantity: 3 },
        { line: other, quantity: 0 },
      ],
      limits,
    )
    expect(some).toMatchObject({ goodsCents: 1_000, feeCents: 0, bankCents: 1_000 })
    expect(returnedSums([{ line, quantity: 2 }], limits).feeCents).toBe(0)
    expect(returnedSums([{ line: { ...line, withdrawn: 1 }, quantity: 2 }], limits).feeCents).toBe(590)
  })

  it('go to gift codes first, then to the card, the rest to the bank; never more than was paid', () => {
    const cents = fc.integer({ min: 0, max: 3_000 })
    fc.assert(
      fc.property(cents, cents, cents, cents, (grossCents, goodsCents, giftCents, cardCents) => {
        const given = { ...limits, goodsCents, giftCents, cardCents }
        const sums = returnedSums([{ line: { ...line, grossCents }, quantity: 3 }], given)
        const total = Math.min(grossCents, goodsCents) + limits.chargesCents
        expect(sums.goodsCents + sums.feeCents).toBe(total)
        expect(sums.giftCents).toBe(Math.min(total, giftCents))
        expect(sums.cardCents).toBe(Math.min(total - sums.giftCents, cardCents))
        expect(sums.giftCents + sums.cardCents + sums.bankCents).toBe(total)
      }),
    )
  })
})
