import { trimToFreeLines } from '@cambusa/domain/orders/cart-limit'
import { isValidQuantity, normaliseQuantity, roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { SellableProduct } from '../../catalogue/catalogue.ts'
import { askedLines, knownLine, putOf, type AskedLine } from './asked-lines.ts'
import type { CartFacts, ItemToAdd, LinePlan } from './cart-facts.ts'
import type { LinePut } from '../rows/cart-lines.queries.ts'
import { leftOf, problem, quantityProblem, sameLine, type LineProblem } from './line-problem.ts'

type AskedToAdd = AskedLine & { quantity: number }

/** Merges items for the same product with the same options into one line. */
function mergeSame(asked: readonly AskedLine[]): AskedToAdd[] {
  const merged: AskedToAdd[] = []
  for (const line of asked) {
    const known = merged.find((other) => sameLine(other, line))
    if (known === undefined) merged.push({ ...line, quantity: line.item.quantity })
    else known.quantity = roundQuantity(known.quantity + line.item.quantity)
  }
  return merged.filter(({ quantity }) => quantity > 0)
}

/**
 * The quantity of a line after adding; if the sum of two purchasable quantities is not purchasable, the nearest that
 * is.
 */
function sumOf(product: SellableProduct, held: number, added: number): number {
  const sum = roundQuantity(held + added)
  const { rule } = product
  return !isValidQuantity(rule, sum) && isValidQuantity(rule, added) ? normaliseQuantity(rule, sum) : sum
}

/**
 * Adds quantities to lines. A single product is refused with the reason when it cannot be added as asked; of several
 * each gets what is possible, with a warning for the rest (specification §5, §14).
 */
export function planAdd(
  facts: CartFacts,
  items: readonly ItemToAdd[],
  { isBulk = false }: { isBulk?: boolean } = {},
): LinePlan {
  const asked = mergeSame(askedLines(facts, items))
  const isSingle = asked.length === 1 && !isBulk
  const warnings: LineProblem[] = []
  const put: LinePut[] = []
  for (const line of asked) {
    const { product, productId } = line
    if (product === undefined) {
      warnings.push({ ...line.refused, productId })
      continue
    }
    const known = knownLine(facts, line)
    const held = known?.quantity ?? 0
    const wanted = sumOf(product, held, line.quantity)
    const found = quantityProblem(product, wanted, leftOf(facts, product, put, line))
    if (found) warnings.push({ code: found.code, params: found.params, productId })
    const quantity = found === undefined ? wanted : isSingle ? 0 : found.nearest
    if (quantity > held) put.push(putOf(facts, line, known, quantity))
  }
  return withinLimit(facts, put, warnings)
}

/** New lines count against the maximum of products; the first ones are kept. */
export function withinLimit(
  facts: CartFacts,
  put: readonly LinePut[],
  warnings: readonly LineProblem[],
): LinePlan {
  const isNew = (line: LinePut) => !facts.lines.some((known) => sameLine(known, line))
  const { kept, cut } = trimToFreeLines(put.filter(isNew), facts.lines.length, facts.maxProducts)
  const limit = cut.length === 0 ? [] : [problem('cart.maxProductsInCart', { limit: facts.maxProducts })]
  const fits = put.filter((line) => !isNew(line) || kept.includes(line))
  const told = [...limit, ...warnings]
  const [refusal] = told
  return { put: fits, gone: [], warnings: told, ...(fits.length === 0 && refusal ? { refusal } : {}) }
}
