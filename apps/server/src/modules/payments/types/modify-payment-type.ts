import { isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { firstOrderStatus, PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { isPaymentOver, payByOf } from '@cambusa/domain/payments/pay-by'
import type { RequestSession } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { tellOrderReceived, updatePaymentType } from '../../orders/orders.ts'
import { endAttempt } from '../paying/ask-attempt.ts'
import { findLiveAttempt, lockOwnOrder, type OrderToPay } from '../attempts/attempts.queries.ts'
import { orUnreachable } from '../paying/pay-order.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { checkPaymentType, infosOfType, paymentDataOf } from './payments.service.ts'

export interface PaymentTypeWish {
  orderId: number
  paymentTypeId: number
  paymentData: Record<string, string>
}

function checkUnpaid(order: OrderToPay, now: Date): void {
  if (!isOneOfStatuses(PENDING_ORDERS, order.status)) throw refuse('payment.notPayable')
  if (isPaymentOver(order, now)) throw refuse('payment.tooLate')
}

/**
 * Changes the payment type of an unpaid order, by the rules of checkout: highest total and credit count as they do
 * there. A running payment is ended at its gateway first, so that nobody pays twice. Throws order.unknown (404),
 * payment.notPayable, payment.tooLate, payment.alreadyPaid, payment.unreachable, payment.underWay,
 * checkout.paymentTypeUnknown, checkout.paymentTypeNotAllowed, checkout.paymentTooSlow.
 */
export async function modifyPaymentType(
  needs: PaymentNeeds,
  session: RequestSession,
  wish: PaymentTypeWish,
  now: Date,
): Promise<void> {
  const { db } = needs
  const owner = { orderId: wish.orderId, userId: session.userId, companyId: session.companyId }
  const live = await inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, owner)
    if (order === undefined) throw refuse('order.unknown')
    checkUnpaid(order, now)
    // Checked first: a type that is not allowed must not end the running payment.
    await checkedType(needs, tx, order, wish, now)
    return findLiveAttempt(tx, { orderId: order.id })
  })
  if (live !== undefined && !(await orUnreachable(() => endAttempt(needs, live, now))))
    throw refuse('payment.alreadyPaid')
  await inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, owner)
    if (order === undefined) throw refuse('order.unknown')
    checkUnpaid(order, now)
    if ((await findLiveAttempt(tx, { orderId: order.id })) !== undefined) throw refuse('payment.underWay')
    const paymentTypeId = await checkedType(needs, tx, order, wish, now)
    await updatePaymentType(tx, {
      orderId: order.id,
      paymentTypeId,
      status: firstOrderStatus(paymentTypeId),
      paymentData: JSON.stringify({
        ...order.paymentData,
        ...wish.paymentData,
        ...paymentDataOf(needs.config, paymentTypeId),
      }),
      infos: JSON.stringify(infosOfType(paymentTypeId)),
      payBy: payByOf(needs.config, paymentTypeId, order.cutoffAt, now),
    })
    // An order by card is mailed when it is paid: with the new type the shop has it from now on.
    const wasByCard = order.paymentTypeId === PAYMENT_TYPES.creditCard
    if (wasByCard && paymentTypeId !== PAYMENT_TYPES.creditCard)
      await tellOrderReceived(tx, needs.config, order.id, now)
  })
}

function checkedType(
  needs: PaymentNeeds,
  tx: PaymentNeeds['db'],
  order: OrderToPay,
  { paymentTypeId }: PaymentTypeWish,
  now: Date,
) {
  const { totalCents, worstCaseCents, companyId, cutoffAt, deliveryServiceId: id } = order
  const serviceId = isServiceId(id) ? id : SERVICES.home
  const payable = { totalCents, worstCaseCents, companyId, serviceId, cutoffAt }
  return checkPaymentType(tx, needs, payable, paymentTypeId, now)
}
