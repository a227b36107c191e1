import type { BodyOf } from '@cambusa/contract/endpoint'
import type { addItems } from '@cambusa/contract/cart'
import { trimToFreeLines } from '@cambusa/domain/orders/cart-limit'
import { isValidQuantity, normaliseQuantity, roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { SellableProduct } from '../catalogue/catalogue.ts'
import type { LineChanges, LinePut } from './cart-lines.queries.ts'
import type { CartLine } from './cart.queries.ts'
import {
  problem,
  quantityProblem,
  sameLine,
  takenByOthers,
  unsellable,
  type LineProblem,
} from './line-problem.ts'

/** A product to add; quantity comes on top of what its line holds. */
export type ItemToAdd = BodyOf<typeof addItems>['items'][number]

/** What an act on the lines is decided by: the cart as it is and what the shop has. */
export interface CartFacts {
  lines: readonly CartLine[]
  /** By product; no entry: not tracked. */
  stock: Readonly<Record<string, number>>
  maxProducts: number
  sellable: (productId: number) => SellableProduct | undefined
}

/** What shall be written, and what the shopper has to be told of it. */
export interface LinePlan extends LineChanges {
  warnings: LineProblem[]
  /** Set when nothing can be done: the first reason. */
  refusal?: LineProblem
}

/** The same product with the same options asked for twice is one line. */
function mergeSame(items: readonly ItemToAdd[]): ItemToAdd[] {
  const merged: ItemToAdd[] = []
  for (const item of items) {
    const known = merged.find((other) => sameLine(other, item))
    if (known === undefined) merged.push({ ...item })
    else known.quantity = roundQuantity(known.quantity + item.quantity)
  }
  return merged.filter(({ quantity }) => quantity > 0)
}

/** The quantity of a line after adding; two purchasable quantities whose sum is not one come to the nearest. */
function sumOf(product: SellableProduct, held: number, added: number): number {
  const sum = roundQuantity(held + added)
  const { rule } = product
  return !isValidQuantity(rule, sum) && isValidQuantity(rule, added) ? normaliseQuantity(rule, sum) : sum
}

function putOf(item: ItemToAdd, known: CartLine | undefined, quantity: number): LinePut {
  return {
    productId: item.productId,
    notes: item.notes ?? '',
    quantity,
    infos: { ...known?.infos, ...item.infos },
    useWpId: item.useWpId ?? known?.useWpId ?? false,
    deliveryWarehouseId: item.deliveryWarehouseId ?? known?.deliveryWarehouseId ?? null,
  }
}

/**
 * Adds quantities to lines. One product alone is refused with the reason when it cannot be added as asked; of several
 * each gets what is possible, with a warning for what is not (specification §5, §14).
 */
export function planAdd(
  facts: CartFacts,
  items: readonly ItemToAdd[],
  { isBulk = false }: { isBulk?: boolean } = {},
): LinePlan {
  const asked = mergeSame(items)
  const isSingle = asked.length === 1 && !isBulk
  const warnings: LineProblem[] = []
  const put: LinePut[] = []
  for (const item of asked) {
    const product = facts.sellable(item.productId)
    if (product === undefined) {
      warnings.push({ ...problem('product.unknown', undefined), productId: item.productId })
      continue
    }
    const refused = unsellable(product)
    if (refused) {
      warnings.push({ ...refused, productId: product.id })
      continue
    }
    const known = facts.lines.find((line) => sameLine(line, item))
    const held = known?.quantity ?? 0
    const stock = facts.stock[item.productId]
    const left = stock === undefined ? Infinity : roundQuantity(stock - takenByOthers(facts.lines, put, item))
    const wanted = sumOf(product, held, item.quantity)
    const found = quantityProblem(product, wanted, left)
    if (found) warnings.push({ code: found.code, params: found.params, productId: product.id })
    const quantity = found === undefined ? wanted : isSingle ? 0 : found.nearest
    if (quantity > held) put.push(putOf(item, known, quantity))
  }
  return withinLimit(facts, put, warnings)
}

/** Lines that are new need free places; the first ones get them. */
function withinLimit(facts: CartFacts, put: LinePut[], warnings: LineProblem[]): LinePlan {
  const isNew = (line: LinePut) => !facts.lines.some((known) => sameLine(known, line))
  const { kept, cut } = trimToFreeLines(put.filter(isNew), facts.lines.length, facts.maxProducts)
  const limit = cut.length === 0 ? [] : [problem('cart.maxProductsInCart', { limit: facts.maxProducts })]
  const fits = put.filter((line) => !isNew(line) || kept.includes(line))
  const told = [...limit, ...warnings]
  const [refusal] = told
  return { put: fits, gone: [], warnings: told, ...(fits.length === 0 && refusal ? { refusal } : {}) }
}
