import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedBefore, deletesAt, DELETION_HINDRANCES, hindrancesOf } from './account-deletion.ts'

const facts = fc.record({
  isStaff: fc.boolean(),
  openOrders: fc.nat(3),
  openWithdrawals: fc.nat(3),
  openPayments: fc.nat(3),
  dueOrders: fc.nat(3),
  dueCents: fc.nat(10_000),
})

describe('what keeps an account from being deleted', () => {
  it('is each open thing once, in the order of the list', () => {
    fc.assert(
      fc.property(facts, (open) => {
        const kinds = hindrancesOf(open).map(({ kind }) => kind)
        const { isStaff, openOrders, openWithdrawals, openPayments, dueOrders } = open
        const isOpen = [isStaff, openOrders > 0, openWithdrawals > 0, openPayments > 0, dueOrders > 0]
        expect(kinds).toEqual(DELETION_HINDRANCES.filter((_kind, index) => isOpen[index]))
      }),
    )
  })

  it('says how many, and what is due', () => {
    const none = { isStaff: false, openOrders: 0, openWithdrawals: 0, openPayments: 0 }
    expect(hindrancesOf({ ...none, dueOrders: 2, dueCents: 12_345 })).toEqual([
      { kind: 'dueAmounts', count: 2, dueCents: 12_345 },
    ])
  })
})

it('leaves 14 days to change one’s mind, whatever the moment', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (askedAt) => {
        const end = deletesAt(askedAt)
        expect(end.getTime() - askedAt.getTime()).toBe(14 * 86_400_000)
        expect(askedBefore(end)).toEqual(askedAt)
      },
    ),
  )
})
