import type { KeyTable } from '../catalogue/snapshot/key-table.ts'
import type { StringColumn } from '../catalogue/snapshot/string-column.ts'

/**
 * Words of the catalogue and the products that hold them. The products of a word lie in runs: those that hold it in the
 * same fields, ordinals rising, the runs with the best fields first.
 */
export interface TermIndex {
  /** Folded words in the order of their UTF-16 units. */
  terms: StringColumn
  /** How many first bytes a term shares with the one before it. */
  shared: Uint8Array
  /** Runs of term t lie from runStart[t] to runStart[t + 1]. */
  runStart: Uint32Array
  /** Bits of FIELD: where the products of a run hold the word. */
  runFields: Uint16Array
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

/** Bits of the fields that hold a word. */
export const FIELD = {
  name: 1,
  brand: 2,
  producer: 4,
  ingredients: 8,
  format: 16,
  /** The product's own category. */
  category: 32,
  /** The categories above it. */
  path: 64,
  /** Only a synonym of what its name or brand says. */
  synonym: 128,
  /** First word of the name that is not its brand: in Italian that is what the thing is. */
  head: 256,
  /** A word of the name that the product's categories name as well. */
  kind: 512,
  /** Only a synonym of what its categories say. */
  kindSynonym: 1024,
} as const

const COMBINATIONS = 2048

/** What a word of the name counts for where it stands; elsewhere the best of the fields below counts. */
interface NameWeights {
  headOfKind: number
  head: number
  kind: number
  name: number
}
const OTHER_WEIGHTS: readonly (readonly [bit: number, weight: number])[] = [
  [FIELD.brand, 8],
  [FIELD.format, 8],
  [FIELD.category, 6],
  [FIELD.path, 5],
  [FIELD.synonym, 4],
  [FIELD.kindSynonym, 3],
  [FIELD.producer, 2],
  [FIELD.ingredients, 1],
]

const weightsOf = (inName: NameWeights) =>
  Uint8Array.from({ length: COMBINATIONS }, (_zero, fields) => {
    const isKind = (fields & FIELD.kind) !== 0
    if ((fields & FIELD.head) !== 0) return isKind ? inName.headOfKind : inName.head
    // Names that hold their brand: as a word of the name it says no more than the brand does.
    if ((fields & FIELD.name) !== 0 && (fields & FIELD.brand) === 0) return isKind ? inName.kind : inName.name
    return OTHER_WEIGHTS.find(([bit]) => (fields & bit) !== 0)?.[1] ?? 0
  })

/** Weight by bits of FIELD of the first word of a query: what is sought is said first. */
export const FIRST_WORD_WEIGHTS = weightsOf({ headOfKind: 16, head: 14, kind: 12, name: 10 })
/** The same for the words behind it. */
export const WORD_WEIGHTS = weightsOf({ headOfKind: 13, head: 12, kind: 11, name: 10 })
