import type { BodyOf } from '@cambusa/contract/endpoint'
import type { updateItems } from '@cambusa/contract/cart/cart'
import { isValidQuantity } from '@cambusa/domain/quantity/quantity-step'
import { refuse } from '../../../platform/http/refusal.ts'
import type { LinePut } from '../rows/cart-lines.queries.ts'
import type { CartLine } from '../rows/cart-snapshot.ts'
import { leftOf, NO_LIMIT, problem, quantityProblem, unsellable, type LineProblem } from './line-problem.ts'
import type { CartFacts, LinePlan } from './cart-facts.ts'

type ItemToSet = BodyOf<typeof updateItems>['items'][number]

/** Of several quantities for the same line the last one counts. */
function lastOfEach(items: readonly ItemToSet[]): ItemToSet[] {
  return [...new Map(items.map((item) => [item.itemId, item])).values()]
}

/** Why a line cannot be set to a quantity; lowering it is always allowed. */
function whyNot(
  facts: CartFacts,
  changed: readonly LinePut[],
  line: CartLine,
  quantity: number,
): (LineProblem & { nearest: number }) | undefined {
  const isLess = quantity <= line.quantity
  const product = facts.sellable(line.productId)
  const refuseMore = (reason: LineProblem) => (isLess ? undefined : { ...reason, nearest: line.quantity })
  if (product === undefined) return refuseMore(problem('product.unknown', undefined))
  const refused = unsellable(product)
  if (refused) return refuseMore(refused)
  if (isLess && isValidQuantity(product.rule, quantity)) return undefined
  const stock = line.stock === null ? {} : { [line.productId]: line.stock }
  const left = isLess ? NO_LIMIT : leftOf({ ...facts, stock }, product, changed, line)
  return quantityProblem(product, quantity, left)
}

/**
 * Sets quantities of lines, 0 removes. cartVersion is the version that the caller last saw: a later change of the same
 * line by another device is not overwritten, changes of other lines are merged with this one (decision 047). Throws
 * cart.lineGone, cart.changedElsewhere.
 */
export function planUpdate(
  facts: CartFacts,
  items: readonly ItemToSet[],
  cartVersion: number | undefined,
): LinePlan {
  const asked = lastOfEach(items)
  const warnings: LineProblem[] = []
  const put: LinePut[] = []
  const gone: number[] = []
  const changed: LinePut[] = []
  for (const { itemId, quantity } of asked) {
    const line = facts.lines.find(({ id }) => id === itemId)
    if (line === undefined) {
      if (quantity > 0) throw refuse('cart.lineGone')
      continue
    }
    if (cartVersion !== undefined && line.version > cartVersion) throw refuse('cart.changedElsewhere')
    const found = quantity === 0 ? undefined : whyNot(facts, changed, line, quantity)
    if (found) warnings.push({ code: found.code, params: found.params })
    const result = found === undefined ? quantity : asked.length === 1 ? line.quantity : found.nearest
    changed.push({ ...line, quantity: result })
    if (result === 0) gone.push(line.id)
    else if (result !== line.quantity) put.push({ ...line, quantity: result })
  }
  const [refusal] = warnings
  const isRefused = refusal !== undefined && put.length + gone.length === 0
  return { put, gone, warnings, ...(isRefused ? { refusal } : {}) }
}
