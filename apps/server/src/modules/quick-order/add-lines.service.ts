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

/** Products of a plan that are not added as asked, each with its notes once, with the first reason. */
function refusedOf(facts: CartFacts, items: Items, plan: LinePlan): Refused[] {
  const full = plan.warnings.find(({ code }) => code === 'cart.maxProductsInCart')
  const asked = new Map<string, Items[number]>()
  for (const item of items) {
    const { productId, notes = '', quantity } = item
    const known = asked.get(`${productId} ${notes}`)
    asked.set(`${productId} ${notes}`, {
      ...item,
      quantity: roundQuantity(quantity + (known?.quantity ?? 0)),
    })
  }
  return [...asked.values()].flatMap(({ productId, notes = '', quantity }) => {
    const isIt = (line: { productId: number; notes: string }) =>
      line.productId === productId && line.notes === notes
    const after = plan.put.find(isIt)?.quantity
    const held = facts.lines.find(isIt)?.quantity ?? 0
    const added = roundQuantity((after ?? held) - held)
    const own = plan.warnings.find((warning) => warning.productId === productId)
    const problem: LineProblem | undefined = own ?? (after === undefined ? full : undefined)
    // The reason may be about another choice of the product.
    if (problem === undefined || (after !== undefined && added === quantity)) return []
    return [{ productId, ...(notes !== '' && { notes }), added, ...wireProblem(problem) }]
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
