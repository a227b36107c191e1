import type { RequestSession } from '../../platform/http/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { planUpdate } from './lines/plan-update.ts'
import { factsOf } from './read-facts.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import type { CartSnapshot } from './rows/cart-snapshot.ts'

/**
 * Throws why a cart cannot have these quantities: cart.lineGone, or the reason of the first line that cannot. 0 takes a
 * line out.
 */
export async function checkQuantities(
  services: Pick<CartNeeds, 'catalogue' | 'db'>,
  session: RequestSession,
  cart: CartSnapshot,
  items: readonly { itemId: number; quantity: number }[],
  now: Date,
): Promise<void> {
  const raised = cart.lines.filter(({ id, quantity }) =>
    items.some((item) => item.itemId === id && item.quantity > quantity),
  )
  const productIds = raised.map(({ productId }) => productId)
  const facts = await factsOf(services, session, cart, productIds, now)
  const [reason] = planUpdate(facts, items, undefined).warnings
  if (reason !== undefined) throw new Refusal(reason.code, reason.params)
}
