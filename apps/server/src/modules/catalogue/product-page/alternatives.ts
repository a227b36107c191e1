import type { CatalogueIndex, Assortment } from '../engine/catalogue-index.ts'
import { unavailableReasonOf } from '../engine/availability.ts'

const MOST_ALTERNATIVES = 8
/** Number stored per requested product, most similar first: some of them may be out of stock. */
const MOST_ALIKE = 40
/** If its category has fewer others, a product is compared with those of the parent category. */
const FEWEST_OTHERS = 6
/** Number of products considered in a large category. */
const MOST_LOOKED_AT = 5_000
/** Number of letters that identify a word: 'mele' and 'mela' are one. */
const STEM_LETTERS = 4
const SHORTEST_WORD = 3
const BYTES_EACH = 5

/** Similar products, and how many words their names share with it. */
interface Alike {
  ordinals: Uint32Array
  shared: Uint8Array
}

/**
 * Products that can be bought instead: from the same category, those with more words in common first ('penne' before
 * 'fusilli'), then the nearest in price.
 */
export function alternativesTo(assortment: Assortment, ordinal: number): number[] {
  const { ordinals, shared } = alikeOf(assortment, ordinal)
  const { cents } = assortment.prices
  const price = cents[ordinal]!
  const distance = (other: number) => Math.abs(cents[other]! - price)
  const isNearer = (one: number, than: number) => (distance(one) - distance(than) || one - than) < 0
  const found: number[] = []
  /** How many of them share more words than the current one. */
  let ahead = 0
  for (let place = 0; place < ordinals.length; place++) {
    // The most similar come first, so that the loop can stop early.
    if (place > 0 && shared[place] !== shared[place - 1]) ahead = found.length
    if (ahead === MOST_ALTERNATIVES) break
    const other = ordinals[place]!
    if (unavailableReasonOf(assortment, other) !== undefined) continue
    let at = found.length
    while (at > ahead && isNearer(other, found[at - 1]!)) at--
    if (at === MOST_ALTERNATIVES) continue
    found.splice(at, 0, other)
    found.length = Math.min(found.length, MOST_ALTERNATIVES)
  }
  return found
}

/** The most similar products, the same for every customer: cached with the index. */
function alikeOf(assortment: Assortment, ordinal: number): Alike {
  const { lists } = assortment.index
  const key = `alike ${ordinal}`
  const kept = lists.get(key) as Alike | undefined
  if (kept !== undefined) return kept
  const alike = findAlike(assortment, ordinal)
  lists.set(key, alike, alike.ordinals.length * BYTES_EACH + key.length)
  return alike
}

function findAlike(assortment: Assortment, ordinal: number): Alike {
  const { index, prices } = assortment
  const own = new Set(wordsOf(index, ordinal))
  const { ordinals, words, starts } = neighboursOf(index, ordinal)
  const found: { other: number; shared: number; distance: number }[] = []
  ordinals.forEach((other, place) => {
    if (other === ordinal) return
    let shared = 0
    for (let i = starts[place]!; i < starts[place + 1]!; i++) if (own.has(words[i]!)) shared++
    found.push({ other, shared, distance: Math.abs(prices.cents[other]! - prices.cents[ordinal]!) })
  })
  found.sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.other - b.other)
  const best = found.slice(0, MOST_ALIKE)
  return {
    ordinals: Uint32Array.from(best, ({ other }) => other),
    shared: Uint8Array.from(best, ({ shared }) => shared),
  }
}

/**
 * Products of a category with the words of their names, in one array: those of product i from starts[i] to starts[i +
 * 1].
 */
interface Neighbours {
  ordinals: Uint32Array
  words: Uint32Array
  starts: Uint32Array
}

/** The products of its category; if they are few, those of the parent. */
function neighboursOf(index: CatalogueIndex, ordinal: number): Neighbours {
  const { category, categories, categoryStart } = index.snapshot
  const own = category[ordinal]!
  const { end, parent } = categories[own]!
  const isFew = categoryStart[end]! - categoryStart[own]! <= FEWEST_OTHERS
  return wordsOfCategory(index, isFew && parent >= 0 ? parent : own)
}

/** Reading names is most of the work, so it is done once per category. */
function wordsOfCategory(index: CatalogueIndex, category: number): Neighbours {
  const key = `words of ${category}`
  const kept = index.lists.get(key) as Neighbours | undefined
  if (kept !== undefined) return kept
  const { categories, categoryProducts, categoryStart } = index.snapshot
  const inside = categoryProducts.subarray(categoryStart[category], categoryStart[categories[category]!.end])
  const ordinals = inside.slice(0, MOST_LOOKED_AT)
  const words: number[] = []
  const starts = new Uint32Array(ordinals.length + 1)
  ordinals.forEach((ordinal, place) => {
    words.push(...wordsOf(index, ordinal))
    starts[place + 1] = words.length
  })
  const read = { ordinals, words: Uint32Array.from(words), starts }
  index.lists.set(key, read, read.words.byteLength + ordinals.byteLength + starts.byteLength + key.length)
  return read
}

/** The words of a name without the brand: the first letters of each, as a base 36 number. */
function wordsOf(index: CatalogueIndex, ordinal: number): number[] {
  const brand = index.brandName(index.snapshot.brand[ordinal]!)
  const name = index.name(ordinal).replace(brand, '')
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word.length >= SHORTEST_WORD)
  return [...new Set(words.map((word) => parseInt(word.slice(0, STEM_LETTERS), 36)))]
}
