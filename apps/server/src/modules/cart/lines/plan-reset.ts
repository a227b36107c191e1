import { normaliseQuantity } from '@cambusa/domain/quantity/quantity-step'
import { askedLines, knownLine, putOf, type AskedLine } from './asked-lines.ts'
import type { LinePut } from '../rows/cart-lines.queries.ts'
import { leftOf, quantityProblem, sameLine, type LineProblem } from './line-problem.ts'
import type { CartFacts, ItemToAdd, LinePlan } from './cart-facts.ts'
import { withinLimit } from './plan-add.ts'

/** Of several items for the same line the last one counts. */
const lastOfEach = (asked: readonly AskedLine[]) =>
  asked.filter((line, place) => !asked.slice(place + 1).some((later) => sameLine(later, line)))

/**
 * Sets the named lines to the given quantity, rounded to the nearest purchasable one, so that repeating the call
 * changes nothing; 0 removes a line, every other line stays (docs/decisions/088).
 */
export function planReset(facts: CartFacts, items: readonly ItemToAdd[]): LinePlan {
  const warnings: LineProblem[] = []
  const put: LinePut[] = []
  const gone: number[] = []
  for (const line of lastOfEach(askedLines(facts, items))) {
    const { product, productId, item } = line
    const known = knownLine(facts, line)
    if (item.quantity === 0) {
      if (known) gone.push(known.id)
    } else if (product === undefined) warnings.push({ ...line.refused, productId })
    else {
      const wanted = normaliseQuantity(product.rule, item.quantity)
      const found = quantityProblem(product, wanted, leftOf(facts, product, put, line))
      if (found) warnings.push({ code: found.code, params: found.params, productId })
      const quantity = found?.nearest ?? wanted
      if (quantity > 0) put.push(putOf(facts, line, known, quantity))
    }
  }
  const { refusal, ...plan } = withinLimit(facts, put, warnings)
  return { ...plan, gone, ...(refusal && gone.length === 0 ? { refusal } : {}) }
}
