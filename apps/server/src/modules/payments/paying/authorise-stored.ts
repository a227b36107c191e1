import { inTransaction } from '../../../platform/database/database.ts'
import { authoriseKey, cancelKey } from '../attempts/attempt-key.ts'
import { listAttemptsToAuthorise, lockOrder, type Attempt } from '../attempts/attempts.queries.ts'
import { findCard, type KeptCard } from '../attempts/kept-cards.queries.ts'
import type { GatewayPayment, PaymentGateway } from '../gateway/gateway.ts'
import { oneByOne } from '../gateway/one-by-one.ts'
import { tellRefused } from './pay-order.ts'
import type { ToldPaymentNeeds } from '../gateway/payment-needs.ts'
import { settlePayment } from '../settling/settle-payment.ts'

const AT_ONCE = 200

/**
 * Authorises the cards that were stored for a delivery that is near now, once each however often this runs, because an
 * attempt's key is idempotent. If refused, the order becomes 'payment failed' and its customer is told. A card that was
 * stored for this order only is deleted.
 */
export async function authoriseStoredCards(needs: ToldPaymentNeeds, now: Date): Promise<void> {
  const attempts = await listAttemptsToAuthorise(needs.db, { now, limit: AT_ONCE })
  await oneByOne(attempts, async (attempt) => {
    const gateway = needs.gateways.find(attempt.provider)
    const card =
      attempt.storedCardId === null ? undefined : await findCard(needs.db, { cardId: attempt.storedCardId })
    if (gateway === undefined || card === undefined)
      throw new Error(`attempt ${attempt.id} has no gateway or no card`)
    const payment = await authorise(needs, gateway, attempt, card)
    tellRefused(needs, attempt, await settlePayment(needs, attempt.id, payment, now))
    if (card.isHidden) await gateway.forgetCard(cardOf(card))
  })
}

const cardOf = ({ providerReference, providerCustomer }: KeptCard) => ({
  reference: providerReference,
  customer: providerCustomer,
})

async function authorise(
  { db }: ToldPaymentNeeds,
  gateway: PaymentGateway,
  attempt: Attempt,
  card: KeptCard,
): Promise<GatewayPayment> {
  const order = await inTransaction(db, (tx) => lockOrder(tx, { orderId: attempt.orderId }))
  if (order === undefined) throw new Error(`attempt ${attempt.id} has no order`)
  const payment = await gateway.authoriseStored({
    key: authoriseKey(attempt),
    orderNumber: order.number,
    amountCents: attempt.amountCents,
    card: cardOf(card),
  })
  if (payment.state !== 'pending') return payment
  // The bank wants the customer to authenticate, who is not there: he has to pay the order himself.
  const ended = await gateway.cancel(payment.reference, cancelKey(attempt, payment.reference))
  return ended.state === 'authorised' || ended.state === 'captured'
    ? ended
    : { ...ended, state: 'failed', failure: 'authenticationFailed' }
}
