import type { KeyTable } from '../memory/key-table.ts'
import type { StringColumn } from '../memory/string-column.ts'

/**
 * Words of the catalogue and the products that hold them. The products of a word lie in runs: those that hold it in the
 * same fields, ordinals rising, the runs with the best fields first.
 */
export interface TermIndex {
  /** Folded words in the order of their UTF-16 units. */
  terms: StringColumn
  /** How many first bytes a term shares with the one before it. */
  shared: Uint8Array
  /** The letters of a term, a bit each: what cannot be near a word is told without reading it. */
  letters: Uint32Array
  /** Runs of term t lie from runStart[t] to runStart[t + 1]. */
  runStart: Uint32Array
  /** The bits of FIELD up to `category`: where the products of a run hold the word. */
  runFields: Uint8Array
  /** What the word counts for there, as the first of a query and behind it. */
  runWeights: Uint8Array
  runWeightsBehind: Uint8Array
  /** Postings of run r lie from postingStart[r] to postingStart[r + 1]. */
  postingStart: Uint32Array
  postings: Uint32Array
  stems: StringColumn
  stemKeys: KeyTable
  /** Terms of stem s lie from stemStart[s] to stemStart[s + 1]. */
  stemStart: Uint32Array
  stemTerms: Uint32Array
  /** Terms that are written with an accent, rising, and how. */
  accented: Uint32Array
  accents: StringColumn
}

/** Bits of where a product holds a word. */
export const FIELD = {
  name: 1,
  brand: 2,
  producer: 4,
  ingredients: 8,
  /** Any of its categories. The bits so far are kept; those behind it only make the weight. */
  category: 16,
  /** Its own category, where that is one thing. */
  leaf: 32,
  /** A category above that is one thing. */
  path: 64,
  /** A category of several things ('Mele e pere'): any of them may be meant. */
  list: 128,
  format: 256,
  /** What it is labelled: bio, senza glutine. */
  label: 512,
  /** A synonym of what it is. */
  synonym: 1024,
  /** A synonym of what else its name, brand or categories say. */
  kindSynonym: 2048,
  /** First word of the name that is not its brand: in Italian that is what the thing is. */
  head: 4096,
  /** A word of the name that the product's categories name as well. */
  kind: 8192,
  /** A word of the name behind a preposition: 'aceto di vino' is no wine. */
  modifier: 16_384,
  /** The brand is this word and no other: 'carta' is not the brand 'Carta Nuvola'. */
  brandWhole: 32_768,
} as const

/** The brand, a word and no more. */
export const WHOLE_BRAND = FIELD.brandWhole | FIELD.brand
/** All words of a brand written as one: it is found so, and nobody is shown it. */
export const JOINED_BRAND = FIELD.brandWhole | FIELD.label
/** A synonym that sounds as a brand of one word does: 'filadelfia' is that cheese rather than all that is like it. */
export const HEARD_BRAND = FIELD.brandWhole | FIELD.kindSynonym

export const KEPT_FIELDS = 31
const COMBINATIONS = 65_536

/**
 * What a word counts for beside the name. The steps are small beside the weights themselves: a product that has every word
 * somewhere a shopper sees it comes before one that has a word in the best place and another among the ingredients alone.
 */
const OTHER_WEIGHTS: readonly (readonly [bits: number, weight: number])[] = [
  [WHOLE_BRAND, 21],
  [JOINED_BRAND, 21],
  [HEARD_BRAND, 21],
  [FIELD.format, 20],
  [FIELD.label, 20],
  [FIELD.leaf, 20],
  [FIELD.path, 19],
  [FIELD.brand, 16],
  [FIELD.synonym, 15],
  [FIELD.list, 14],
  [FIELD.kindSynonym, 13],
  [FIELD.producer, 2],
  [FIELD.ingredients, 1],
]

/** What counts for less a shopper does not see of a product: who makes it, and what of. */
export const LEAST_SEEN_WEIGHT = 3

interface NameWeight {
  plain: number
  ofKind: number
}
const IN_NAME: NameWeight = { plain: 22, ofKind: 24 }
const BEHIND_PREPOSITION: NameWeight = { plain: 17, ofKind: 21 }

function nameWeight(fields: number, head: NameWeight): number {
  const isIn = (bit: number) => (fields & bit) !== 0
  // Names that hold their brand: as a word of the name it says no more than the brand does.
  if (!isIn(FIELD.name) || (isIn(FIELD.brand) && !isIn(FIELD.head))) return 0
  const place = isIn(FIELD.head) ? head : isIn(FIELD.modifier) ? BEHIND_PREPOSITION : IN_NAME
  return isIn(FIELD.kind) ? place.ofKind : place.plain
}

const weightsOf = (head: NameWeight) =>
  Uint8Array.from({ length: COMBINATIONS }, (_zero, fields) => {
    const other = OTHER_WEIGHTS.find(([bits]) => (fields & bits) === bits)?.[1] ?? 0
    return Math.max(nameWeight(fields, head), other)
  })

/** The first word of a query counts for so much where it is the first word of a name. */
export const LEAST_HEAD_WEIGHT = 26

/** Weight by bits of FIELD of the first word of a query: what is sought is said first. */
export const FIRST_WORD_WEIGHTS = weightsOf({ plain: LEAST_HEAD_WEIGHT, ofKind: 28 })
/** The same for the words behind it. */
export const WORD_WEIGHTS = weightsOf({ plain: 24, ofKind: 25 })
