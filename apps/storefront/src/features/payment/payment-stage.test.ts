import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS, type OrderStatus } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPE_IDS, PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { ATTEMPT_STATES, type AttemptState } from '@cambusa/domain/payments/payment-attempt'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { isForTheBank, paymentStage } from './payment-stage.ts'

const { awaitingPayment, cancelled, confirmed, paymentFailed, received } = ORDER_STATUS
const { creditCard, bankTransfer, onDelivery } = PAYMENT_TYPES

const tried = (state: AttemptState): Order['payment'] => ({
  state,
  amount: 30,
  captured: 0,
  refunded: 0,
  reason: null,
  cardBrand: null,
  cardLastFour: null,
})
const stageOf = (orderStatusId: OrderStatus, paymentTypeId: number, state?: AttemptState) =>
  paymentStage(buildOrder({ orderStatusId, paymentTypeId, payment: state ? tried(state) : null }))

describe('the stage of a payment', () => {
  it('is placed where the bank has nothing to do', () => {
    expect(stageOf(received, onDelivery)).toBe('placed')
    expect(stageOf(awaitingPayment, bankTransfer)).toBe('placed')
    expect(stageOf(confirmed, creditCard, 'captured')).toBe('placed')
    expect(stageOf(awaitingPayment, creditCard, 'authorised')).toBe('placed')
  })

  it('tells apart no attempt, one in progress and a failed one', () => {
    expect(stageOf(awaitingPayment, creditCard)).toBe('unpaid')
    expect(stageOf(awaitingPayment, creditCard, 'unknown')).toBe('waiting')
    expect(stageOf(awaitingPayment, creditCard, 'failed')).toBe('failed')
    expect(stageOf(paymentFailed, creditCard)).toBe('failed')
    // Another attempt has begun before the order is waiting again.
    expect(stageOf(paymentFailed, creditCard, 'pending')).toBe('waiting')
  })

  it('is given up with its order, whatever the bank says', () => {
    for (const state of ATTEMPT_STATES) expect(stageOf(cancelled, creditCard, state)).toBe('givenUp')
  })

  it('leads to the bank by card only, and never for an order that has ended or is paid', () => {
    const statuses = fc.constantFrom(...Object.values(ORDER_STATUS))
    const states = fc.option(fc.constantFrom(...ATTEMPT_STATES), { nil: undefined })
    fc.assert(
      fc.property(statuses, fc.constantFrom(...PAYMENT_TYPE_IDS), states, (status, type, state) => {
        const payment = state ? tried(state) : null
        const order = buildOrder({ orderStatusId: status, paymentTypeId: type, payment })
        if (!isForTheBank(order)) return
        expect(type).toBe(creditCard)
        expect([awaitingPayment, paymentFailed]).toContain(status)
        expect(['stored', 'authorised', 'captured']).not.toContain(state)
      }),
    )
  })
})
