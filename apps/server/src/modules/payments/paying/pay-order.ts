import type { PaymentStep } from '@cambusa/contract/payments/payments'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { authoriseAt } from '@cambusa/domain/payments/authorise-at'
import { isChangeAwaiting, isPaymentOver } from '@cambusa/domain/payments/pay-by'
import { LIVE_ATTEMPTS, PAYING_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import type { RequestSession } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { markAwaiting, viewOwnOrder } from '../../orders/orders.ts'
import { askAttempt } from './ask-attempt.ts'
import { attemptKey } from '../attempts/attempt-key.ts'
import {
  findAttempt,
  findLastAttempt,
  findLastOwnAttempt,
  findLiveAttempt,
  findReplacingAttempt,
  insertAttempt,
  lockOwnOrder,
  noteUnknown,
  type Attempt,
  type OrderToPay,
} from '../attempts/attempts.queries.ts'
import { findCard, findOwnCard, type KeptCard } from '../attempts/kept-cards.queries.ts'
import { lockWaitingChange } from '../changing/waiting-change.ts'
import { GatewayUnreachable, type GatewayPayment, type PaymentGateway } from '../gateway/gateway.ts'
import type { ToldPaymentNeeds } from '../gateway/payment-needs.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { isOneOf, type Settled } from '../settling/settling.ts'

/** The customer's choices for paying. */
export interface PaymentWish {
  orderId: number
  /** A stored card of the customer. */
  cardId: number | null
  keepCard: boolean
  /** An order that was tried before is not tried anew: only a live attempt continues. */
  isFirstOnly?: boolean
}

/** If an earlier attempt turns out to have failed, one new attempt follows. */
const TRIES = 2

const ownerOf = ({ userId, companyId }: RequestSession) => ({ userId, companyId })

/**
 * The customer pays his order by card: the live attempt continues, or a new one begins. Its row is committed before the
 * gateway is called, outside any transaction. Repeated, the call returns the same page; for a paid order none. Throws
 * order.unknown (404), payment.notPayable, payment.tooLate, payment.cardUnknown, payment.unreachable,
 * checkout.paymentTypeNotAllowed if no gateway is configured.
 */
export async function payOrder(
  needs: ToldPaymentNeeds,
  session: RequestSession,
  wish: PaymentWish,
  now: Date,
): Promise<PaymentStep> {
  let redirectUrl: string | null = null
  for (let left = TRIES; left > 0; left -= 1) {
    const begun = await beginAttempt(needs, session, wish, now)
    if (begun === undefined) break
    const { payment, settled } = await orUnreachable(() => goOn(needs, begun, now))
    tellRefused(needs, begun.attempt, settled)
    redirectUrl = payment.state === 'pending' ? payment.redirectUrl : null
    // The result of a new attempt is final; an earlier one that has just failed is followed by a new one. One for
    // changes is not: they can be edited again.
    if (begun.isNew || settled !== 'failed' || begun.attempt.replacesId !== null) break
  }
  return { order: await viewOwnOrder(needs.db, session, wish.orderId, now), redirectUrl }
}

/** Logs a payment that does not fit its attempt: somebody may have paid too little, or for another order. */
export function tellRefused(
  { log }: Pick<ToldPaymentNeeds, 'log'>,
  attempt: Attempt,
  settled: Settled,
): void {
  if (settled === 'refused')
    log.error(
      { attempt: attempt.id, order: attempt.orderId, provider: attempt.provider },
      'payment does not fit',
    )
}

interface Begun {
  attempt: Attempt
  order: OrderToPay
  isNew: boolean
}

/** The live attempt of the order, or a new one; undefined: the order is paid. */
function beginAttempt(
  { db, gateways }: ToldPaymentNeeds,
  session: RequestSession,
  { orderId, cardId, keepCard, isFirstOnly = false }: PaymentWish,
  now: Date,
): Promise<Begun | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, { orderId, ...ownerOf(session) })
    if (order === undefined) throw refuse('order.unknown')
    const isEdited = order.status === ORDER_STATUS.editing
    const own = await findLiveAttempt(tx, { orderId })
    const live = isEdited ? await findReplacingAttempt(tx, { orderId }) : own
    if (live !== undefined && isOneOf(PAYING_ATTEMPTS, live.state)) return undefined
    if (isFirstOnly && live === undefined && (await findLastAttempt(tx, { orderId })) !== undefined)
      return undefined
    checkWaits(order, now)
    if (live !== undefined) return { attempt: live, order, isNew: false }
    const gateway = gateways.active
    if (gateway === undefined) throw refuse('checkout.paymentTypeNotAllowed')
    const asked = isEdited ? await askedOfChange(tx, order) : { ...order, replacesId: null }
    const attempt = await insertAttempt(tx, {
      orderId,
      paymentTypeId: PAYMENT_TYPES.creditCard,
      provider: gateway.name,
      amountCents: asked.worstCaseCents,
      storedCardId: await ownCardId(tx, session, gateway, cardId),
      keepCard,
      authoriseAt: authoriseAt(asked.slotDate, gateway.authorisationDays, now),
      replacesId: asked.replacesId,
      now,
    })
    await markAwaiting(tx, { orderId })
    return { attempt, order, isNew: true }
  })
}

/** What the payment of a changed order has to cover, and the attempt that it replaces. */
async function askedOfChange(tx: Db, order: OrderToPay) {
  const change = await lockWaitingChange(tx, order.id)
  const replaced = await findLastOwnAttempt(tx, { orderId: order.id })
  if (change === undefined || replaced === undefined) throw refuse('payment.notPayable')
  const { worstCaseCents, slot } = change.prepared
  return { worstCaseCents, slotDate: slot.date, replacesId: replaced.id }
}

function checkWaits(order: OrderToPay, now: Date): void {
  const isByCard = order.paymentTypeId === PAYMENT_TYPES.creditCard
  const isWaiting = isOneOfStatuses(PENDING_ORDERS, order.status) || isChangeAwaiting(order)
  if (!isByCard || !isWaiting) throw refuse('payment.notPayable')
  if (isPaymentOver(order, now)) throw refuse('payment.tooLate')
}

/** The id of a customer's own card at a gateway; null for none. Throws payment.cardUnknown. */
export async function ownCardId(
  tx: Db,
  session: RequestSession,
  { name: provider }: Pick<PaymentGateway, 'name'>,
  cardId: number | null,
): Promise<number | null> {
  if (cardId === null) return null
  const card = await findOwnCard(tx, { cardId, provider, ...ownerOf(session) })
  if (card === undefined) throw refuse('payment.cardUnknown', undefined, { field: 'user_payment_auth_id' })
  return card.id
}

interface WentOn {
  payment: GatewayPayment
  settled: Settled
}

/** Asks the gateway for the state of an attempt, and starts it with its key if the gateway does not know it. */
async function goOn(needs: ToldPaymentNeeds, { attempt, order, isNew }: Begun, now: Date): Promise<WentOn> {
  const gateway = needs.gateways.find(attempt.provider)
  if (gateway === undefined) throw new GatewayUnreachable(attempt.provider)
  if (!isNew) {
    const { payment, settled } = await askAttempt(needs, attempt, now)
    if (payment !== undefined) return { payment, settled }
  }
  const card =
    attempt.storedCardId === null ? undefined : await findCard(needs.db, { cardId: attempt.storedCardId })
  try {
    const payment = await gateway.start(startOf(needs, attempt, order, card, now))
    return { payment, settled: await settlePayment(needs, attempt.id, payment, now) }
  } catch (error) {
    if (error instanceof GatewayUnreachable) await noteUnknown(needs.db, { attemptId: attempt.id, now })
    throw error
  }
}

const startOf = (
  { config }: ToldPaymentNeeds,
  attempt: Attempt,
  order: OrderToPay,
  card: KeptCard | undefined,
  now: Date,
) => ({
  key: attemptKey(attempt),
  orderNumber: order.number,
  amountCents: attempt.amountCents,
  kind: attempt.authoriseAt === null ? ('payment' as const) : ('card' as const),
  keepCard: attempt.keepCard,
  card: card === undefined ? null : { reference: card.providerReference, customer: card.providerCustomer },
  customerEmail: order.email,
  returnUrl: new URL(`/payment?order_id=${order.id}`, config.shopUrl).href,
  now,
})

/** Runs a call to the gateway. Throws payment.unreachable if it does not respond. */
export async function orUnreachable<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GatewayUnreachable) throw refuse('payment.unreachable')
    throw error
  }
}

/**
 * The browser returns from the gateway's page: the gateway is asked for the result, whatever the URL says. Throws
 * order.unknown (404), payment.unreachable.
 */
export async function checkPayment(
  needs: ToldPaymentNeeds,
  session: RequestSession,
  orderId: number,
  now: Date,
): Promise<PaymentStep> {
  const { db } = needs
  const before = await viewOwnOrder(db, session, orderId, now)
  const attempt = await findLastAttempt(db, { orderId })
  if (attempt === undefined || !isOneOf(LIVE_ATTEMPTS, attempt.state))
    return { order: before, redirectUrl: null }
  const { payment, settled } = await orUnreachable(() => askAttempt(needs, attempt, now))
  tellRefused(needs, attempt, settled)
  const left = await findAttempt(db, { attemptId: attempt.id })
  return {
    order: await viewOwnOrder(db, session, orderId, now),
    redirectUrl: left?.state === 'pending' && payment?.state === 'pending' ? payment.redirectUrl : null,
  }
}
