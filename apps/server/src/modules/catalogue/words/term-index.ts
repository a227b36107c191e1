import type { KeyTable } from '../memory/key-table.ts'
import type { StringColumn } from '../memory/string-column.ts'

/**
 * Words of the catalogue and the products that contain them. The products of a word are grouped in runs: those that
 * contain it in the same fields, in rising ordinals, runs with the best fields first.
 */
export interface TermIndex {
  /** Folded words in the order of their UTF-16 units. */
  terms: StringColumn
  /** Number of leading bytes that a term shares with the one before it. */
  shared: Uint8Array
  /** The set of a term's letters, one bit each: excludes terms that cannot resemble a word without reading them. */
  letters: Uint32Array
  /** Runs of term t are from runStart[t] to runStart[t + 1]. */
  runStart: Uint32Array
  /** The bits of FIELD up to `category`: where the products of a run contain the word. */
  runFields: Uint8Array
  /** Score of the word there, as the first of a query and as a later one. */
  runWeights: Uint8Array
  runWeightsBehind: Uint8Array
  /** Postings of run r are from postingStart[r] to postingStart[r + 1]. */
  postingStart: Uint32Array
  postings: Uint32Array
  stems: StringColumn
  stemKeys: KeyTable
  /** Terms of stem s are from stemStart[s] to stemStart[s + 1]. */
  stemStart: Uint32Array
  stemTerms: Uint32Array
  /** Terms with an accent, in rising order, and their spelling. */
  accented: Uint32Array
  accents: StringColumn
}

/** Bits for the fields in which a product contains a word. */
export const FIELD = {
  name: 1,
  brand: 2,
  producer: 4,
  ingredients: 8,
  /** Any of its categories. The bits up to here are stored; later ones only determine the weight. */
  category: 16,
  /** Its own category, if that is a single thing. */
  leaf: 32,
  /** A parent category that is a single thing. */
  path: 64,
  /** A category of several things ('Mele e pere'): any of them may be meant. */
  list: 128,
  format: 256,
  /** A label: bio, senza glutine. */
  label: 512,
  /** A synonym of its noun. */
  synonym: 1024,
  /** A synonym of another word in its name, brand or categories. */
  kindSynonym: 2048,
  /** First word of the name that is not its brand: in Italian the noun. */
  head: 4096,
  /** A word of the name that also occurs in the product's categories. */
  kind: 8192,
  /** A word of the name after a preposition: 'aceto di vino' is not wine. */
  modifier: 16_384,
  /** The brand is exactly this word: 'carta' is not the brand 'Carta Nuvola'. */
  brandWhole: 32_768,
} as const

/** A brand of one word. */
export const WHOLE_BRAND = FIELD.brandWhole | FIELD.brand
/** All words of a brand joined to one: searchable, but never shown. */
export const JOINED_BRAND = FIELD.brandWhole | FIELD.label
/** A synonym with the sound of a one-word brand: 'filadelfia' means that cheese rather than similar ones. */
export const HEARD_BRAND = FIELD.brandWhole | FIELD.kindSynonym

export const KEPT_FIELDS = 31
const COMBINATIONS = 65_536

/**
 * Scores outside the name. Their differences are small compared with the scores: a product with every word in a visible
 * field comes before one with a word in the best field and another only among the ingredients.
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

/** Fields with a lower weight are invisible to shoppers: producer and ingredients. */
export const LEAST_SEEN_WEIGHT = 3

interface NameWeight {
  plain: number
  ofKind: number
}
const IN_NAME: NameWeight = { plain: 22, ofKind: 24 }
const BEHIND_PREPOSITION: NameWeight = { plain: 17, ofKind: 21 }

function nameWeight(fields: number, head: NameWeight): number {
  const isIn = (bit: number) => (fields & bit) !== 0
  // The name contains the brand: as a word of the name it adds nothing.
  if (!isIn(FIELD.name) || (isIn(FIELD.brand) && !isIn(FIELD.head))) return 0
  const place = isIn(FIELD.head) ? head : isIn(FIELD.modifier) ? BEHIND_PREPOSITION : IN_NAME
  return isIn(FIELD.kind) ? place.ofKind : place.plain
}

const weightsOf = (head: NameWeight) =>
  Uint8Array.from({ length: COMBINATIONS }, (_zero, fields) => {
    const other = OTHER_WEIGHTS.find(([bits]) => (fields & bits) === bits)?.[1] ?? 0
    return Math.max(nameWeight(fields, head), other)
  })

/** Score of the first word of a query when it is the first word of a name. */
export const LEAST_HEAD_WEIGHT = 26

/** Weight by bits of FIELD for the first word of a query, which usually is the noun. */
export const FIRST_WORD_WEIGHTS = weightsOf({ plain: LEAST_HEAD_WEIGHT, ofKind: 28 })
/** The same for later words. */
export const WORD_WEIGHTS = weightsOf({ plain: 24, ofKind: 25 })
