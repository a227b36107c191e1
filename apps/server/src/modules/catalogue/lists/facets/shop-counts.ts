/** Counts are signed integers: V8 treats large unsigned ones as floating point. */

/** Counts of the whole shop by facet, cached as long as their source: index, prices or assortment. */
export type ShopCounts = Map<string, Int32Array>

/** Adds the counts of every product, computed on first use. */
export function addShopCounts(counts: Int32Array, kept: ShopCounts, name: string, make: () => Int32Array) {
  let all = kept.get(name)
  if (all === undefined) {
    all = make()
    kept.set(name, all)
  }
  for (let value = 0; value < all.length; value++) counts[value]! += all[value]!
}

/** Number of products per value of a column. */
export function countColumn(column: Uint8Array | Uint32Array, values: number): Int32Array {
  const counts = new Int32Array(values)
  for (let ordinal = 0; ordinal < column.length; ordinal++) counts[column[ordinal]!]!++
  return counts
}

/** Adds some products to the counts of a column, or subtracts them. */
export function countBy(
  column: Uint8Array | Uint32Array,
  ordinals: Uint32Array,
  by: 1 | -1,
  counts: Int32Array,
) {
  for (let i = 0; i < ordinals.length; i++) counts[column[ordinals[i]!]!]! += by
}
