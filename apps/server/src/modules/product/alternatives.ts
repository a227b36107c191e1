import type { CatalogueIndex, Shelf } from '../catalogue/index/catalogue-index.ts'
import { unavailableReasonOf } from './availability.ts'

const MOST_ALTERNATIVES = 8
/** Kept of each product that is asked for, most alike first: some of them may be out of stock. */
const MOST_ALIKE = 40
/** With fewer others in its category a product is compared with those of the category above. */
const FEWEST_OTHERS = 6
/** Of a large category only so many products are looked at. */
const MOST_LOOKED_AT = 5_000
/** Letters that make a word: 'mele' and 'mela' are one. */
const STEM_LETTERS = 4
const SHORTEST_WORD = 3
const BYTES_EACH = 5

/** Products like one, and how many words of their names they share with it. */
interface Alike {
  ordinals: Uint32Array
  shared: Uint8Array
}

/**
 * Products that can be bought instead: of the same category, those whose names say the same first ('penne' before
 * 'fusilli'), then the nearest in price.
 */
export function alternativesTo(shelf: Shelf, ordinal: number): number[] {
  const { ordinals, shared } = alikeOf(shelf, ordinal)
  const { cents } = shelf.prices
  const price = cents[ordinal]!
  const places: number[] = []
  ordinals.forEach((other, place) => {
    if (unavailableReasonOf(shelf, other) === undefined) places.push(place)
  })
  const distance = (place: number) => Math.abs(cents[ordinals[place]!]! - price)
  return places
    .sort((a, b) => shared[b]! - shared[a]! || distance(a) - distance(b) || ordinals[a]! - ordinals[b]!)
    .slice(0, MOST_ALTERNATIVES)
    .map((place) => ordinals[place]!)
}

/** The products most alike, the same for every customer: kept as long as the index. */
function alikeOf(shelf: Shelf, ordinal: number): Alike {
  const { lists } = shelf.index
  const key = `alike ${ordinal}`
  const kept = lists.get(key) as Alike | undefined
  if (kept !== undefined) return kept
  const alike = findAlike(shelf, ordinal)
  lists.set(key, alike, alike.ordinals.length * BYTES_EACH + key.length)
  return alike
}

function findAlike(shelf: Shelf, ordinal: number): Alike {
  const { index, prices } = shelf
  const words = new Set(wordsOf(index, ordinal))
  const found = othersOf(index, ordinal).map((other) => ({
    other,
    shared: wordsOf(index, other).filter((word) => words.has(word)).length,
    distance: Math.abs(prices.cents[other]! - prices.cents[ordinal]!),
  }))
  found.sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.other - b.other)
  const best = found.slice(0, MOST_ALIKE)
  return {
    ordinals: Uint32Array.from(best, ({ other }) => other),
    shared: Uint8Array.from(best, ({ shared }) => shared),
  }
}

/** The other products of its category; where they are few, those of the one above. */
function othersOf({ snapshot }: CatalogueIndex, ordinal: number): number[] {
  const { category, categories, categoryProducts, categoryStart } = snapshot
  const own = category[ordinal]!
  const within = (root: number) =>
    Array.from(categoryProducts.subarray(categoryStart[root], categoryStart[categories[root]!.end]))
      .slice(0, MOST_LOOKED_AT)
      .filter((other) => other !== ordinal)
  const others = within(own)
  const above = categories[own]!.parent
  return others.length < FEWEST_OTHERS && above >= 0 ? within(above) : others
}

/** What a name says besides the brand, each word by its first letters. */
function wordsOf(index: CatalogueIndex, ordinal: number): string[] {
  const brand = index.brandName(index.snapshot.brand[ordinal]!)
  const name = index.name(ordinal).replace(brand, '')
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return [
    ...new Set(
      words.filter((word) => word.length >= SHORTEST_WORD).map((word) => word.slice(0, STEM_LETTERS)),
    ),
  ]
}
