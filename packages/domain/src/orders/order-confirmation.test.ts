import { describe, expect, it } from 'vitest'
import { orderConfirmation } from './order-confirmation.ts'
import { ORDER_STATUS } from './order-status.ts'
import { PAYMENT_TYPE_IDS } from './payment-type.ts'

const now = new Date('2026-11-22T08:59:00Z')
const order = {
  status: ORDER_STATUS.received as number,
  paymentTypeId: 1 as number,
  payBy: null as Date | null,
  timeslot: { date: '2026-11-22', endTime: '10:00' },
}
const of = (changes: Partial<typeof order>, at = now) => orderConfirmation({ ...order, ...changes }, at)

describe('the confirmation of an order', () => {
  it('promises the goods of a new order whenever it is viewed, and nothing in any other state', () => {
    const payBy = new Date('2026-11-22T09:30:00Z')
    const promised = Object.values(ORDER_STATUS).flatMap((status) =>
      PAYMENT_TYPE_IDS.flatMap((paymentTypeId) => {
        const said = of({ status, paymentTypeId, payBy })
        return said === undefined ? [] : [`${status} ${said}`]
      }),
    )
    expect([...new Set(promised)]).toEqual(['1 prepared', '2 prepared', '9 awaitsPayment', '18 underReview'])
    expect(promised.filter((each) => each === '9 awaitsPayment')).toHaveLength(1)
  })

  it('ends with the slot, in Rome time', () => {
    expect(of({})).toBe('prepared')
    expect(of({}, new Date('2026-11-22T09:00:00Z'))).toBeUndefined()
    expect(of({ timeslot: { date: '2026-11-21', endTime: '23:00' } })).toBeUndefined()
  })

  it('of a bank transfer ends when it would come too late, or when no payment is pending', () => {
    const awaited = { status: ORDER_STATUS.awaitingPayment, paymentTypeId: 3 }
    expect(of({ ...awaited, payBy: now })).toBeUndefined()
    expect(of({ ...awaited, payBy: null })).toBeUndefined()
  })
})
