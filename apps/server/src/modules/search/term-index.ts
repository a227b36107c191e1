import { buildKeyTable, type KeyTable } from '../catalogue/snapshot/key-table.ts'
import { stringColumn, type StringColumn } from '../catalogue/snapshot/string-column.ts'
import { indexWords, stemOf } from './words.ts'

/** Words of the catalogue and the products that hold them. */
export interface TermIndex {
  /** Folded words in the order of their UTF-16 units. */
  terms: StringColumn
  /** How many first bytes a term shares with the one before it. */
  shared: Uint8Array
  /** Postings of term t lie from postingStart[t] to postingStart[t + 1], ordinals rising. */
  postingStart: Uint32Array
  postings: Uint32Array
  /** Weight of the best field that holds the word. */
  weights: Uint8Array
  /** Bits of FIELD: which of the fields that can be searched alone hold the word. */
  fields: Uint8Array
  stems: StringColumn
  stemKeys: KeyTable
  /** Terms of stem s lie from stemStart[s] to stemStart[s + 1]. */
  stemStart: Uint32Array
  stemTerms: Uint32Array
}

/** What a word counts for in each field of a product. */
export const FIELD_WEIGHT = {
  firstWord: 14,
  name: 10,
  brand: 8,
  format: 8,
  category: 5,
  producer: 3,
  ingredients: 1,
} as const

/** Bits of the fields that an advanced search asks one by one. */
export const FIELD = { name: 1, brand: 2, producer: 4, ingredients: 8 } as const

/** Room for so many words per product from the start: what is not written takes no memory. */
const FIRST_WORDS_EACH = 32
/** Brands, formats and ingredients repeat: the words of so many texts are kept while collecting. */
const TEXTS_KEPT = 5_000

/** Collects the words of products one after the other. */
export function termCollector(productCount: number) {
  const idOf = new Map<string, number>()
  const wordsOf = new Map<string, string[]>()
  const lastRow: number[] = []
  const lastPlace: number[] = []
  const rowStart = new Uint32Array(productCount + 1)
  let terms = new Uint32Array(productCount * FIRST_WORDS_EACH)
  let weights = new Uint8Array(terms.length)
  let fields = new Uint8Array(terms.length)
  let used = 0
  let row = 0

  function addWord(word: string, weight: number, field: number) {
    let term = idOf.get(word)
    if (term === undefined) {
      term = idOf.size
      idOf.set(word, term)
      lastRow.push(-1)
    }
    if (lastRow[term] === row) {
      const place = lastPlace[term]!
      if (weights[place]! < weight) weights[place] = weight
      fields[place]! |= field
      return
    }
    if (used === terms.length) {
      terms = grow(terms, new Uint32Array(used * 2))
      weights = grow(weights, new Uint8Array(used * 2))
      fields = grow(fields, new Uint8Array(used * 2))
    }
    lastRow[term] = row
    lastPlace[term] = used
    terms[used] = term
    fields[used] = field
    weights[used++] = weight
  }

  function keptWords(text: string): string[] {
    const kept = wordsOf.get(text)
    if (kept !== undefined) return kept
    if (wordsOf.size === TEXTS_KEPT) wordsOf.clear()
    const words = [...new Set(indexWords(text))]
    wordsOf.set(text, words)
    return words
  }

  return {
    /** field: the bit of a field that is searched alone as well; repeats: other products are likely to have the same text. */
    add(text: string, weight: number, { firstWeight = weight, repeats = false, field = 0 } = {}) {
      const words = repeats ? keptWords(text) : indexWords(text)
      for (let i = 0; i < words.length; i++) addWord(words[i]!, i === 0 ? firstWeight : weight, field)
    },
    endProduct() {
      rowStart[++row] = used
    },
    /** The index, products renumbered: order[ordinal] is the row as collected. */
    finish(order: Uint32Array): TermIndex {
      const words = [...idOf.keys()]
      const sorted = Uint32Array.from(words.keys()).sort((a, b) => (words[a]! < words[b]! ? -1 : 1))
      const rank = new Uint32Array(words.length)
      sorted.forEach((term, place) => (rank[term] = place))
      const postingStart = new Uint32Array(words.length + 1)
      for (let i = 0; i < used; i++) postingStart[rank[terms[i]!]! + 1]!++
      for (let t = 0; t < words.length; t++) postingStart[t + 1]! += postingStart[t]!
      const next = postingStart.slice()
      const postings = new Uint32Array(used)
      const postingWeights = new Uint8Array(used)
      const postingFields = new Uint8Array(used)
      for (let ordinal = 0; ordinal < order.length; ordinal++) {
        const collected = order[ordinal]!
        for (let i = rowStart[collected]!; i < rowStart[collected + 1]!; i++) {
          const place = next[rank[terms[i]!]!]!++
          postings[place] = ordinal
          postingWeights[place] = weights[i]!
          postingFields[place] = fields[i]!
        }
      }
      const sortedWords = Array.from(sorted, (term) => words[term]!)
      const termColumn = stringColumn(sortedWords)
      return {
        terms: termColumn,
        shared: sharedLengths(termColumn),
        postingStart,
        postings,
        weights: postingWeights,
        fields: postingFields,
        ...groupByStem(sortedWords),
      }
    },
  }
}

function grow<Column extends Uint32Array | Uint8Array>(column: Column, larger: Column): Column {
  larger.set(column)
  return larger
}

function sharedLengths({ bytes, offsets }: StringColumn): Uint8Array {
  const shared = new Uint8Array(offsets.length - 1)
  for (let t = 1; t < shared.length; t++) {
    const before = offsets[t - 1]!
    const start = offsets[t]!
    const most = Math.min(start - before, offsets[t + 1]! - start, 255)
    let length = 0
    while (length < most && bytes[before + length] === bytes[start + length]) length++
    shared[t] = length
  }
  return shared
}

function groupByStem(words: readonly string[]) {
  const termsOf = new Map<string, number[]>()
  words.forEach((word, term) => {
    const stem = stemOf(word)
    const group = termsOf.get(stem)
    if (group === undefined) termsOf.set(stem, [term])
    else group.push(term)
  })
  const stems = stringColumn([...termsOf.keys()])
  const stemStart = new Uint32Array(termsOf.size + 1)
  const stemTerms = new Uint32Array(words.length)
  let used = 0
  let stem = 0
  for (const group of termsOf.values()) {
    stemTerms.set(group, used)
    used += group.length
    stemStart[++stem] = used
  }
  return { stems, stemKeys: buildKeyTable(stems), stemStart, stemTerms }
}
