import type { addAllFromOrder } from '@cambusa/contract/cart/reorder'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { replacementQuantity } from '@cambusa/domain/orders/reorder-line'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import {
  changeLines,
  offerNow,
  planAdd,
  problem,
  type CartFacts,
  type CartNeeds,
  type CartSnapshot,
  type ItemToAdd,
  type LinePlan,
  type LineProblem,
} from '../cart/cart.ts'
import type { LineSource, PastLine } from './past-line.ts'

type Chosen = NonNullable<BodyOf<typeof addAllFromOrder>['items']>[number]

/** A line to add, as it was or as the customer chose. */
interface LineToAdd extends Omit<Chosen, 'orderItemId'> {
  line: PastLine
}

/** The lines that were chosen, all of them by default. Throws order.lineUnknown for one of another source. */
function linesToAdd(lines: readonly PastLine[], chosen: readonly Chosen[] | undefined): LineToAdd[] {
  if (chosen === undefined) return lines.map((line) => ({ line }))
  const byId = new Map(lines.map((line) => [line.id, line]))
  return chosen.map(({ orderItemId, ...choice }) => {
    const line = byId.get(orderItemId)
    if (line === undefined) throw refuse('order.lineUnknown', undefined, { field: 'items' })
    return { line, ...choice }
  })
}

/** The item to add for a line; undefined: the shop no longer sells its product. */
function itemOf(facts: CartFacts, { line, ...choice }: LineToAdd): ItemToAdd | undefined {
  const productId = choice.productId ?? line.productId
  const product = productId === null ? undefined : facts.sellable(productId)
  if (product === undefined) return undefined
  const isOwn = product.id === line.productId
  const notes = choice.notes ?? (isOwn ? line.notes : '')
  const asBefore = () =>
    isOwn
      ? line.quantity
      : replacementQuantity(line, { ...offerNow(facts, product, notes, []), unit: product.unit })
  return {
    productId: product.id,
    quantity: choice.quantity ?? asBefore(),
    notes,
    // The wishes of a line are about its own product.
    ...(isOwn ? { infos: line.infos } : {}),
  }
}

function planLines(facts: CartFacts, asked: readonly LineToAdd[], { failure }: LineSource): LinePlan {
  const items = asked.map((each) => ({ name: each.line.name, item: itemOf(facts, each) }))
  const gone = items
    .filter(({ item }) => item === undefined)
    .map(({ name }) => problem('cart.notSoldAnymore', { name }))
  const { refusal, ...plan } = planAdd(
    facts,
    items.flatMap(({ item }) => item ?? []),
    { isBulk: true },
  )
  const told = { ...plan, warnings: [...plan.warnings, ...gone] }
  if (plan.put.length > 0) return told
  const isFull = refusal?.code === 'cart.maxProductsInCart'
  return { ...told, refusal: isFull ? refusal : problem(failure, undefined) }
}

/** What adding lines did: how many came into the cart, and why others did not, or not as asked. */
interface Outcome {
  count: number
  warnings: LineProblem[]
}

/**
 * Adds lines of a source to the cart of the session in one act, each as far as possible; repeated with the same key it
 * adds once and reports the same. Throws order.lineUnknown, the source's failure when nothing can be added,
 * cart.maxProductsInCart when the cart is full, and the refusals of addToCart.
 */
export async function addPastLines(
  services: CartNeeds,
  session: RequestSession,
  source: LineSource,
  chosen: readonly Chosen[] | undefined,
  requestKey: RequestKey | undefined,
): Promise<Outcome & { cart: CartSnapshot }> {
  const asked = linesToAdd(source.lines, chosen)
  let outcome: Outcome = { count: 0, warnings: [] }
  const { cart, kept } = await changeLines(services, session, {
    productIds: [...new Set(asked.flatMap(({ line, productId }) => productId ?? line.productId ?? []))],
    makesCart: true,
    decide: (facts) => {
      const plan = planLines(facts, asked, source)
      outcome = { count: plan.put.length, warnings: plan.warnings }
      return plan
    },
    requestKey,
    result: () => outcome,
  })
  // A repeated call reports what the first one did, not what would not fit now.
  return { cart, ...((kept as Outcome | undefined) ?? outcome) }
}
