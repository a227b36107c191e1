import type { Order } from '@cambusa/contract/orders/orders'
import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { viewOwnOrder } from '../../orders/orders.ts'
import type { Gateways } from '../gateway/known-gateways.ts'
import type { ToldPaymentNeeds } from '../gateway/payment-needs.ts'
import { ownCardId, payOrder } from './pay-order.ts'

/** Checks a card before it is bought with. Throws payment.cardUnknown where it is none of the customer's. */
export async function checkOwnCard(
  db: Db,
  { active }: Pick<Gateways, 'active'>,
  session: RequestSession,
  cardId: number,
): Promise<void> {
  if (active !== undefined) await ownCardId(db, session, active, cardId)
}

/**
 * Starts paying an order that was just bought with a stored card, after its commit, and answers it as it then is. Called
 * again for the same order it starts nothing: a live attempt continues, one that failed stays so. What goes wrong is no
 * error of the purchase: the order waits for its payment.
 */
export async function payBoughtOrder(
  needs: ToldPaymentNeeds,
  session: RequestSession,
  { orderId, cardId }: { orderId: number; cardId: number },
  now: Date,
): Promise<Order> {
  try {
    const wish = { orderId, cardId, keepCard: false, isFirstOnly: true }
    return (await payOrder(needs, session, wish, now)).order
  } catch (error) {
    if (!(error instanceof Refusal)) needs.log.error({ err: error, order: orderId }, 'bought order not paid')
    return viewOwnOrder(needs.db, session, orderId, now)
  }
}
