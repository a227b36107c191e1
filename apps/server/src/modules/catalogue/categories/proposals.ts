import type { Assortment } from '../engine/catalogue-index.ts'
import { unavailableReasonOf } from '../engine/availability.ts'

const MOST_PROPOSALS = 8
/** At most this many of them are promotions, which come first. */
const MOST_PROMOTED = 4
const BYTES_EACH = 4

/**
 * The proposals of a category (specification §3): from products that can be bought now, best-selling promotions first,
 * then best sellers. Cached until a price or a stock changes.
 */
export function proposalsOf(assortment: Assortment, category: number): Uint32Array {
  const { lists } = assortment.index
  const key = `proposals ${assortment.number}.${assortment.stockRevision} ${category}`
  const kept = lists.get(key) as Uint32Array | undefined
  if (kept !== undefined) return kept
  const proposals = workOut(assortment, category)
  lists.set(key, proposals, proposals.length * BYTES_EACH + key.length)
  return proposals
}

function workOut(assortment: Assortment, category: number): Uint32Array {
  const { categories, categoryProducts, categoryStart } = assortment.index.snapshot
  const { promotionRow } = assortment.prices
  const inside = categoryProducts.subarray(categoryStart[category], categoryStart[categories[category]!.end])
  const promoted = bestSelling(assortment, inside, MOST_PROMOTED, (ordinal) => promotionRow[ordinal] !== 0)
  const others = bestSelling(
    assortment,
    inside,
    MOST_PROPOSALS - promoted.length,
    (ordinal) => !promoted.includes(ordinal),
  )
  return Uint32Array.from([...promoted, ...others])
}

/** The `most` best sellers of the qualifying products that can be bought, kept in a short sorted list. */
function bestSelling(
  assortment: Assortment,
  ordinals: Uint32Array,
  most: number,
  qualifies: (ordinal: number) => boolean,
): number[] {
  const { popularity } = assortment.index.snapshot
  const best: number[] = []
  for (const ordinal of ordinals) {
    const last = best[most - 1]
    if (last !== undefined && popularity[ordinal]! <= popularity[last]!) continue
    if (!qualifies(ordinal) || unavailableReasonOf(assortment, ordinal) !== undefined) continue
    let place = best.length
    while (place > 0 && popularity[best[place - 1]!]! < popularity[ordinal]!) place -= 1
    best.splice(place, 0, ordinal)
    best.length = Math.min(best.length, most)
  }
  return best
}
