import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import type { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { RequestSession } from '../../platform/http/context.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import {
  cartJson,
  changeLines,
  planAdd,
  wireProblem,
  type CartFacts,
  type CartNeeds,
  type LinePlan,
  type LineProblem,
} from '../cart/cart.ts'

type Items = BodyOf<typeof addQuickOrder>['items']
type Refused = DataOf<typeof addQuickOrder>['refused'][number]

/** Products of a plan that are not added as asked, each once with its first reason. */
function refusedOf(facts: CartFacts, items: Items, plan: LinePlan): Refused[] {
  const quantityIn = (lines: readonly { productId: number; notes: string; quantity: number }[], id: number) =>
    lines.find(({ productId, notes }) => productId === id && notes === '')?.quantity
  const full = plan.warnings.find(({ code }) => code === 'cart.maxProductsInCart')
  return [...new Set(items.map(({ productId }) => productId))].flatMap((productId) => {
    const held = quantityIn(facts.lines, productId) ?? 0
    const after = quantityIn(plan.put, productId)
    const own = plan.warnings.find((warning) => warning.productId === productId)
    const problem: LineProblem | undefined = own ?? (after === undefined ? full : undefined)
    if (problem === undefined) return []
    return [{ productId, added: roundQuantity((after ?? held) - held), ...wireProblem(problem) }]
  })
}

/**
 * Adds what can be added (once per request key), and returns for each other product why not; data of POST
 * /quick-order/add as JSON.
 */
export async function addLinesJson(
  services: CartNeeds,
  session: RequestSession,
  items: Items,
  requestKey: RequestKey | undefined,
): Promise<string> {
  let refused: Refused[] = []
  const { cart, kept } = await changeLines(services, session, {
    productIds: items.map(({ productId }) => productId),
    makesCart: true,
    decide: (facts) => {
      // The call succeeds even if nothing could be added: each product has its own reason.
      const { refusal: _refusal, ...plan } = planAdd(facts, items, { isBulk: true })
      refused = refusedOf(facts, items, plan)
      return plan
    },
    requestKey,
    result: () => refused,
  })
  // A repeated call returns the reasons of the first one, not what would not fit now.
  const told = kept ?? refused
  return `{"cart":${await cartJson(services, session, cart)},"refused":${JSON.stringify(told)}}`
}
