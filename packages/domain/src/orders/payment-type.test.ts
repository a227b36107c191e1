import { describe, expect, it } from 'vitest'
import {
  allowedPaymentTypes,
  firstOrderStatus,
  isPaymentTypeId,
  paymentTypesOfChange,
} from './payment-type.ts'

const order = { totalCents: 10_000, worstCaseCents: 11_000, serviceId: 2, isCompany: false } as const

describe('an order that its customer has changed', () => {
  it('stays paid by card or transfer, and else changes only between ways that are owed later', () => {
    expect(paymentTypesOfChange(2, 100, [1, 2, 3])).toEqual([2])
    expect(paymentTypesOfChange(2, 0, [6])).toEqual([6])
    expect(paymentTypesOfChange(3, 100, [1, 2, 3])).toEqual([3])
    expect(paymentTypesOfChange(1, 100, [1, 2, 3, 4, 5])).toEqual([1, 4, 5])
    expect(paymentTypesOfChange(5, 0, [6])).toEqual([6])
  })
})

describe('the payment types of an order', () => {
  it('are delivery, card and bank transfer for a private customer', () => {
    expect(allowedPaymentTypes(order)).toEqual([1, 2, 3])
    expect(allowedPaymentTypes({ ...order, hasSepaMandate: true, creditLeftCents: 99_999 })).toEqual([
      1, 2, 3,
    ])
  })

  it('leave out payment on delivery at a locker, where nobody collects money', () => {
    expect(allowedPaymentTypes({ ...order, serviceId: 4 })).toEqual([2, 3])
    expect(allowedPaymentTypes({ ...order, serviceId: 1 })).toContain(1)
  })

  it('add SEPA for a company with a mandate', () => {
    expect(allowedPaymentTypes({ ...order, isCompany: true, hasSepaMandate: true })).toEqual([1, 2, 3, 4])
    expect(allowedPaymentTypes({ ...order, isCompany: true })).toEqual([1, 2, 3])
  })

  it('add deferred payment for a company whose credit covers the worst case', () => {
    expect(allowedPaymentTypes({ ...order, isCompany: true, creditLeftCents: 11_000 })).toContain(5)
    expect(allowedPaymentTypes({ ...order, isCompany: true, creditLeftCents: 10_999 })).not.toContain(5)
    expect(allowedPaymentTypes({ ...order, isCompany: true, creditLeftCents: null })).not.toContain(5)
  })

  it('are only gift codes when these cover everything', () => {
    expect(allowedPaymentTypes({ ...order, totalCents: 0 })).toEqual([6])
    expect(allowedPaymentTypes({ ...order, totalCents: 1 })).not.toContain(6)
  })

  it('leave cards of persons out where somebody acts for the customer or approves', () => {
    const acting = { ...order, isActedFor: true, isCompany: true, creditLeftCents: 11_000 }
    expect(allowedPaymentTypes(acting)).toEqual([1, 5])
    expect(allowedPaymentTypes({ ...acting, totalCents: 0 })).toEqual([6])
  })

  it('are only those that the shop has enabled', () => {
    expect(allowedPaymentTypes({ ...order, enabled: [1, 5] })).toEqual([1])
    expect(allowedPaymentTypes({ ...order, enabled: [] })).toEqual([])
  })

  it('that are paid in advance start an order that awaits its payment', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map(firstOrderStatus)).toEqual([1, 9, 9, 1, 1, 1])
    expect([0, 1, 6, 7].filter(isPaymentTypeId)).toEqual([1, 6])
  })
})
