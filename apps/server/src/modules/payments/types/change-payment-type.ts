import type { PaymentType } from '@cambusa/contract/orders/checkout'
import { formatEuro } from '@cambusa/domain/money/money'
import {
  PAYMENT_TYPES,
  isPaymentTypeId,
  paymentTypesOfChange,
  type PaymentTypeId,
} from '@cambusa/domain/orders/payment-type'
import { errorText } from '@cambusa/messages/it/errors'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findLiveAttempt } from '../attempts/attempts.queries.ts'
import {
  checkPaymentType,
  listPaymentTypesFor,
  tooSlowReason,
  wireType,
  type PayableOrder,
  type PaymentWays,
} from './payments.service.ts'

/** A changed order that is to be paid, and how it was paid before. */
export interface ChangeToPay extends PayableOrder {
  orderId: number
  orderTypeId: number
  orderTotalCents: number
}

const { bankTransfer, creditCard, deferred } = PAYMENT_TYPES

/** Its own debt does not count beside it. */
const withoutOwnDebt = <Change extends ChangeToPay>(change: Change): Change => ({
  ...change,
  ownDebtCents: change.orderTypeId === deferred ? change.orderTotalCents : 0,
})

/** What a transfer lacks for the changed order, ready to show; undefined: nothing. */
async function aboveTransfer(db: Db, { orderId, totalCents }: ChangeToPay) {
  const paidCents = (await findLiveAttempt(db, { orderId }))?.capturedCents ?? 0
  return totalCents <= paidCents ? undefined : { paid: formatEuro(paidCents), total: formatEuro(totalCents) }
}

/** Payment types of an order that is being changed. */
export async function listChangePaymentTypes(
  db: Db,
  ways: PaymentWays,
  change: ChangeToPay,
  now: Date,
): Promise<PaymentType[]> {
  const { orderTypeId, totalCents, handoverIso } = change
  if (orderTypeId === bankTransfer || orderTypeId === creditCard) {
    const lacks = orderTypeId === bankTransfer ? await aboveTransfer(db, change) : undefined
    return paymentTypesOfChange(orderTypeId, totalCents, []).map((id) => ({
      ...wireType(ways.config, id, handoverIso),
      ...(lacks === undefined ? {} : { disabledReason: errorText('order.aboveTransfer', lacks) }),
    }))
  }
  const types = await listPaymentTypesFor(db, ways, withoutOwnDebt(change), now)
  return types.filter(
    ({ paymentTypeId: id }) =>
      isPaymentTypeId(id) && paymentTypesOfChange(orderTypeId, totalCents, [id]).includes(id),
  )
}

/**
 * The type that a customer chose for his changed order; without one it stays as it was paid. `isPaidAnew`: a card has to
 * authorise it again. In the transaction that changes it: a company's credit is locked. Throws
 * checkout.paymentTypeUnknown, checkout.paymentTypeNotAllowed, checkout.paymentTooSlow, checkout.invoiceDataMissing,
 * order.aboveTransfer.
 */
export async function checkChangePaymentType(
  tx: Db,
  ways: PaymentWays,
  change: ChangeToPay,
  { wanted, isPaidAnew }: { wanted: number | undefined; isPaidAnew: boolean },
  now: Date,
): Promise<PaymentTypeId> {
  const { orderTypeId, totalCents } = change
  const field = { field: 'payment_type_id' }
  const id =
    wanted ?? (orderTypeId === creditCard ? paymentTypesOfChange(2, totalCents, [])[0]! : orderTypeId)
  if (!isPaymentTypeId(id)) throw refuse('checkout.paymentTypeUnknown', undefined, field)
  if (!paymentTypesOfChange(orderTypeId, totalCents, [id]).includes(id))
    throw refuse('checkout.paymentTypeNotAllowed', undefined, field)
  if (orderTypeId === bankTransfer) {
    const lacks = await aboveTransfer(tx, change)
    if (lacks !== undefined) throw refuse('order.aboveTransfer', lacks, field)
    return id
  }
  if (orderTypeId !== creditCard) return checkPaymentType(tx, ways, withoutOwnDebt(change), id, now)
  const reason = isPaidAnew ? tooSlowReason(id, change, now) : undefined
  if (reason !== undefined) throw refuse('checkout.paymentTooSlow', { reason }, field)
  return id
}
