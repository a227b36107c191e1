import { authoriseKey, cancelKey } from './attempt-key.ts'
import { findCard, listAttemptsToAuthorise, lockOrder, type Attempt } from './attempts.queries.ts'
import { inTransaction } from '../../platform/database.ts'
import { GatewayUnreachable, type GatewayPayment, type PaymentGateway } from './gateway.ts'
import { tellRefused } from './pay-order.ts'
import type { ToldPaymentNeeds } from './payment-needs.ts'
import { settlePayment } from './settle-payment.ts'

const AT_ONCE = 200

/**
 * Authorises the cards that were kept for a delivery that is near now, each once however often this runs: the key of an
 * attempt is one payment. Refused, the order falls to 'payment failed' and its customer is told.
 */
export async function authoriseStoredCards(needs: ToldPaymentNeeds, now: Date): Promise<void> {
  for (const attempt of await listAttemptsToAuthorise(needs.db, { now, limit: AT_ONCE })) {
    const gateway = needs.gateways.find(attempt.provider)
    if (gateway === undefined) continue
    try {
      const payment = await authorise(needs, gateway, attempt)
      tellRefused(needs, attempt, await settlePayment(needs, attempt.id, payment, now))
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      // Asked again in a minute, with the same key.
      needs.log.warn({ attempt: attempt.id }, 'card not authorised yet')
    }
  }
}

async function authorise(
  { db }: ToldPaymentNeeds,
  gateway: PaymentGateway,
  attempt: Attempt,
): Promise<GatewayPayment> {
  const order = await inTransaction(db, (tx) => lockOrder(tx, { orderId: attempt.orderId }))
  const card =
    attempt.storedCardId === null ? undefined : await findCard(db, { cardId: attempt.storedCardId })
  if (order === undefined || card === undefined) throw new Error(`attempt ${attempt.id} has no card`)
  const payment = await gateway.authoriseStored({
    key: authoriseKey(attempt),
    orderNumber: order.number,
    amountCents: attempt.amountCents,
    card: { reference: card.providerReference, customer: card.providerCustomer },
  })
  if (payment.state !== 'pending') return payment
  // The bank wants the customer, who is not there: he pays by himself.
  const ended = await gateway.cancel(payment.reference, cancelKey(attempt, payment.reference))
  return ended.state === 'authorised' || ended.state === 'captured'
    ? ended
    : { ...ended, state: 'failed', failure: 'authenticationFailed' }
}
