import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPANY_ROLES, type ColleagueLimits } from '../people/company-roles.ts'
import { approvalNeeded, leftOfMonth, mostWithoutApproval, romeMonthStart } from './approval.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const limits: fc.Arbitrary<ColleagueLimits> = fc.record({
  role: fc.constantFrom(...COMPANY_ROLES),
  orderLimitCents: fc.option(cents),
  monthLimitCents: fc.option(cents),
})

describe('what a buyer may order without approval', () => {
  it('is exactly what needs none', () => {
    fc.assert(
      fc.property(limits, cents, cents, (own, used, total) => {
        const most = mostWithoutApproval(own, used)
        const isAllowed = own.role !== 'buyerWithApproval' && (most === null || total <= most)
        expect(approvalNeeded(own, used, total) === undefined).toBe(isAllowed)
      }),
    )
  })

  it('keeps the month within its limit, however many orders are placed one after another', () => {
    fc.assert(
      fc.property(limits, fc.array(cents, { maxLength: 20 }), (own, totals) => {
        let used = 0
        for (const total of totals) if (approvalNeeded(own, used, total) === undefined) used += total
        if (own.role === 'holder') return
        expect(used).toBeLessThanOrEqual(own.monthLimitCents ?? Infinity)
        if (own.role === 'buyerWithApproval') expect(used).toBe(0)
      }),
    )
  })

  it('is without end for a holder, and never less than nothing of the month for others', () => {
    fc.assert(
      fc.property(limits, cents, cents, (own, used, total) => {
        expect(leftOfMonth(own, used) ?? 0).toBeGreaterThanOrEqual(0)
        expect(approvalNeeded({ ...own, role: 'holder' }, used, total)).toBeUndefined()
      }),
    )
  })

  it('says which limit it is', () => {
    const buyer = { role: 'buyer', orderLimitCents: 300_00, monthLimitCents: 1_000_00 } as const
    expect(approvalNeeded(buyer, 0, 300_00)).toBeUndefined()
    expect(approvalNeeded(buyer, 0, 300_01)).toBe('order')
    expect(approvalNeeded(buyer, 800_00, 200_01)).toBe('month')
    expect(approvalNeeded({ ...buyer, role: 'buyerWithApproval' }, 0, 1)).toBe('always')
  })
})

describe('a month', () => {
  it('begins at midnight in Rome, in winter and in summer', () => {
    expect(romeMonthStart(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11-01')
    expect(romeMonthStart(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12-01')
    expect(romeMonthStart(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
  })
})
