import { combinationCount } from './combination.ts'
import { demoFamilies, type FlatFamily } from './families.ts'
import { demoProduct, type DemoProduct } from './product.ts'

export const DEFAULT_PRODUCTS = 3_000

/** Four digits of the article code belong to the product within its family. */
const LARGEST_FAMILY = 10_000

const capacityOf = (family: FlatFamily) => Math.min(LARGEST_FAMILY, combinationCount(family))

/** Share of each family in a shop of `total` products: by goods and weight, never beyond what it can make. */
export function familySizes(total: number, families: readonly FlatFamily[] = demoFamilies): number[] {
  const capacities = families.map(capacityOf)
  const largest = capacities.reduce((sum, capacity) => sum + capacity, 0)
  if (total > largest) throw new RangeError(`the demo shop can have at most ${largest} products`)
  const weights = families.map((family) => family.goods.length * family.traits.weight)
  const sizes = families.map(() => 0)
  let left = total
  while (left > 0) {
    const open = families.map((_, i) => i).filter((i) => (sizes[i] ?? 0) < (capacities[i] ?? 0))
    const weight = open.reduce((sum, i) => sum + (weights[i] ?? 0), 0)
    const share = left / weight
    let given = 0
    for (const i of open) {
      const wish = Math.max(sizes[i] === 0 ? 1 : 0, Math.floor(share * (weights[i] ?? 0)))
      const more = Math.min(wish, (capacities[i] ?? 0) - (sizes[i] ?? 0), left - given)
      sizes[i] = (sizes[i] ?? 0) + more
      given += more
    }
    if (given === 0) {
      for (const i of open.slice(0, left)) sizes[i] = (sizes[i] ?? 0) + 1
      given = Math.min(left, open.length)
    }
    left -= given
  }
  return sizes
}

/**
 * The products of a shop with `total` of them, one at a time (memory does not grow with the shop), always the same.
 * Throws a RangeError beyond what the families can make, which is more than a million.
 */
export function* demoProducts(total = DEFAULT_PRODUCTS): Generator<DemoProduct> {
  const sizes = familySizes(total)
  for (const family of demoFamilies) {
    const size = sizes[family.number] ?? 0
    for (let index = 0; index < size; index += 1) yield demoProduct(family, index)
  }
}
