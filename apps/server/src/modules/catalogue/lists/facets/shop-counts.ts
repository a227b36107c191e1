/** Counts are whole numbers with a sign: V8 takes those without one for fractions as soon as one is large. */

/** Counts of the whole shop by facet, kept for as long as what they are made of: index, prices or assortment. */
export type ShopCounts = Map<string, Int32Array>

/** Adds the counts of every product, made when first asked for. */
export function addShopCounts(counts: Int32Array, kept: ShopCounts, name: string, make: () => Int32Array) {
  let all = kept.get(name)
  if (all === undefined) {
    all = make()
    kept.set(name, all)
  }
  for (let value = 0; value < all.length; value++) counts[value]! += all[value]!
}

/** How often each value of a column comes. */
export function countColumn(column: Uint8Array | Uint32Array, values: number): Int32Array {
  const counts = new Int32Array(values)
  for (let ordinal = 0; ordinal < column.length; ordinal++) counts[column[ordinal]!]!++
  return counts
}

/** Adds some products to the counts of what a column says of them, or takes them away. */
export function countBy(
  column: Uint8Array | Uint32Array,
  ordinals: Uint32Array,
  by: 1 | -1,
  counts: Int32Array,
) {
  for (let i = 0; i < ordinals.length; i++) counts[column[ordinals[i]!]!]! += by
}
