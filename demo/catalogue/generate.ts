import { combinationCount } from './combination.ts'
import { demoFamilies, type FlatFamily } from './families.ts'
import { DEMO_NAME } from '../shop/demo-name.ts'
import { demoProduct, type DemoProduct } from './product.ts'

export const DEFAULT_PRODUCTS = 3_000

/** Four digits of the article code belong to the product within its family. */
const LARGEST_FAMILY = 10_000

const capacityOf = (family: FlatFamily) => Math.min(LARGEST_FAMILY, combinationCount(family))

/**
 * How many products of each family a shop of `total` has: one each first, then by goods and weight (Webster's method, so
 * that a family never shrinks when the shop grows), never beyond what it can make.
 */
export function familySizes(total: number, families: readonly FlatFamily[] = demoFamilies): number[] {
  const capacities = families.map(capacityOf)
  const largest = capacities.reduce((sum, capacity) => sum + capacity, 0)
  if (total > largest) throw new RangeError(`the demo shop can have at most ${largest} products`)
  const weights = families.map((family) => family.goods.length * family.traits.weight)
  if (total <= families.length) return families.map((_, i) => (i < total ? 1 : 0))

  const sizesAt = (share: number) =>
    weights.map((weight, i) => Math.min(capacities[i] ?? 0, Math.max(1, Math.floor(share * weight + 0.5))))
  const sumAt = (share: number) => sizesAt(share).reduce((sum, size) => sum + size, 0)
  let low = 0
  let high = 1
  while (sumAt(high) < total) high *= 2
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (sumAt(middle) <= total) low = middle
    else high = middle
  }
  const sizes = sizesAt(low)
  // Families of the same weight reach their next product together: those that come first in the shop get it.
  const nextShare = (i: number) => ((sizes[i] ?? 0) + 0.5) / (weights[i] ?? 1)
  const waiting = families
    .map((_, i) => i)
    .filter((i) => (sizes[i] ?? 0) < (capacities[i] ?? 0))
    .sort((a, b) => nextShare(a) - nextShare(b) || a - b)
  const missing = total - sizes.reduce((sum, size) => sum + size, 0)
  for (const i of waiting.slice(0, missing)) sizes[i] = (sizes[i] ?? 0) + 1
  return sizes
}

/**
 * The products of a shop with `total` of them and of this name, one at a time (memory does not grow with the shop), always the same.
 * Throws a RangeError beyond what the families can make, which is more than a million.
 */
export function* demoProducts(total = DEFAULT_PRODUCTS, shop = DEMO_NAME): Generator<DemoProduct> {
  const sizes = familySizes(total)
  for (const family of demoFamilies) {
    const size = sizes[family.number] ?? 0
    for (let index = 0; index < size; index += 1) yield demoProduct(family, index, shop)
  }
}
