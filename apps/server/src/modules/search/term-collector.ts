import { buildKeyTable } from '../catalogue/snapshot/key-table.ts'
import { passingUint16, passingUint32, release } from '../catalogue/snapshot/passing.ts'
import { stringColumn, type StringColumn } from '../catalogue/snapshot/string-column.ts'
import { synonymGroups } from './synonym-groups.ts'
import { FIELD, FIRST_WORD_WEIGHTS, type TermIndex } from './term-index.ts'
import { accentedWords, fold, indexWords, stemOf } from './words.ts'

/** The texts of a product that are searched. */
export interface ProductTexts {
  name: string
  brand: string
  format: string
  /** Name of its category. */
  category: string
  /** Names of the categories above it, without the first. */
  path: string
  /** Name of the first-level category above it: it is searched, but says too much at once to have synonyms. */
  department?: string
  producer: string
  ingredients: string
}

/** Room for so many words per product from the start: what is not written takes no memory. */
const FIRST_WORDS_EACH = 32
/** Brands, formats and ingredients repeat: the words of so many texts are kept while collecting. */
const TEXTS_KEPT = 20_000

/** Collects the words of products one after the other; synonyms are groups of words or phrases of one meaning. */
export function termCollector(productCount: number, synonyms: readonly (readonly string[])[] = []) {
  const idOf = new Map<string, number>()
  const stemIdOf = new Map<string, number>()
  const stemOfTerm: number[] = []
  const wordsOf = new Map<string, number[]>()
  const accentOf = new Map<number, string>()
  const lastRow: number[] = []
  const lastPlace: number[] = []
  const rowStart = passingUint32(productCount + 1)
  let terms = passingUint32(productCount * FIRST_WORDS_EACH)
  let fields = passingUint16(terms.length)
  let used = 0
  let row = 0

  function numberTerm(word: string): number {
    const known = idOf.get(word)
    if (known !== undefined) return known
    const term = idOf.size
    idOf.set(word, term)
    const stem = stemOf(word)
    const stemId = stemIdOf.get(stem) ?? stemIdOf.size
    stemIdOf.set(stem, stemId)
    stemOfTerm.push(stemId)
    lastRow.push(-1)
    lastPlace.push(0)
    return term
  }

  const groups = synonymGroups(synonyms, numberTerm, (term) => stemOfTerm[term]!)

  function addTerm(term: number, bits: number) {
    if (lastRow[term] === row) {
      fields[lastPlace[term]!]! |= bits
      return
    }
    if (used === terms.length) {
      terms = grow(terms, passingUint32(used * 2))
      fields = grow(fields, passingUint16(used * 2))
    }
    lastRow[term] = row
    lastPlace[term] = used
    terms[used] = term
    fields[used++] = bits
  }

  function termsIn(text: string): number[] {
    for (const word of accentedWords(text)) {
      const term = numberTerm(fold(word))
      if (!accentOf.has(term)) accentOf.set(term, word)
    }
    return indexWords(text).map(numberTerm)
  }

  /** Terms of a text that other products are likely to have as well. */
  function keptTerms(text: string): readonly number[] {
    const kept = wordsOf.get(text)
    if (kept !== undefined) return kept
    if (wordsOf.size === TEXTS_KEPT) wordsOf.clear()
    const found = [...new Set(termsIn(text))]
    wordsOf.set(text, found)
    return found
  }

  const addAll = (found: readonly number[], bits: number) => {
    for (const term of found) addTerm(term, bits)
  }

  function addSynonyms(said: readonly number[], bits: number) {
    for (const group of groups.groupsSaid(said)) addAll(groups.termsOf[group] ?? [], bits)
  }

  return {
    /** Adds the next product. */
    add(product: ProductTexts) {
      const brand = keptTerms(product.brand)
      const category = keptTerms(product.category)
      const path = keptTerms(product.path)
      const department = keptTerms(product.department ?? '')
      const name = termsIn(product.name)
      const kinds = [...category, ...path, ...department].map((term) => stemOfTerm[term]!)
      const head = name.find((term) => !brand.includes(term)) ?? name[0]
      for (const term of name) {
        const isKind = kinds.includes(stemOfTerm[term]!)
        addTerm(term, FIELD.name | (term === head ? FIELD.head : 0) | (isKind ? FIELD.kind : 0))
      }
      addAll(brand, FIELD.brand)
      addAll(keptTerms(product.format), FIELD.format)
      addAll(category, FIELD.category)
      addAll(path, FIELD.path)
      addAll(department, FIELD.path)
      addAll(keptTerms(product.producer), FIELD.producer)
      addAll(keptTerms(product.ingredients), FIELD.ingredients)
      for (const text of [name, brand]) addSynonyms(text, FIELD.synonym)
      for (const text of [category, path]) addSynonyms(text, FIELD.kindSynonym)
      rowStart[++row] = used
    },

    /** The index, products renumbered: order[ordinal] is the row as collected. Ends the collector. */
    finish(order: Uint32Array): TermIndex {
      // Words of synonyms that no product has are no words of this shop.
      const words = [...idOf.keys()].filter((_word, term) => lastRow[term]! >= 0).sort()
      const sorted = Uint32Array.from(words, (word) => idOf.get(word)!)
      const rank = new Uint32Array(idOf.size)
      sorted.forEach((term, place) => (rank[term] = place))
      const collected = { terms: terms.subarray(0, used), fields: fields.subarray(0, used), rowStart }
      const accented = Uint32Array.from(accentOf.keys(), (term) => rank[term]!)
      const places = [...accentOf.values()]
      const byTerm = Uint32Array.from(accented.keys()).sort((a, b) => accented[a]! - accented[b]!)
      const termColumn = stringColumn(words)
      return {
        terms: termColumn,
        shared: sharedLengths(termColumn),
        ...gatherRuns(collected, rank, words.length, order),
        ...groupByStem(
          [...stemIdOf.keys()],
          sorted.map((term) => stemOfTerm[term]!),
        ),
        accented: byTerm.map((place) => accented[place]!),
        accents: stringColumn(Array.from(byTerm, (place) => places[place]!)),
      }
    },
  }
}

function grow<Column extends Uint32Array | Uint16Array>(column: Column, larger: Column): Column {
  larger.set(column)
  release(column)
  return larger
}

interface Collected {
  terms: Uint32Array
  fields: Uint16Array
  rowStart: Uint32Array
}

/** Turns words by product into products by word, those of the same fields together. */
function gatherRuns(
  { terms, fields, rowStart }: Collected,
  rank: Uint32Array,
  count: number,
  order: Uint32Array,
) {
  const isMet = new Uint8Array(FIRST_WORD_WEIGHTS.length)
  for (let i = 0; i < fields.length; i++) isMet[fields[i]!] = 1
  const kinds = Uint16Array.from(isMet.keys())
    .filter((kind) => isMet[kind] === 1)
    .sort((a, b) => FIRST_WORD_WEIGHTS[b]! - FIRST_WORD_WEIGHTS[a]! || a - b)
  const kindOf = new Uint16Array(FIRST_WORD_WEIGHTS.length)
  kinds.forEach((kind, place) => (kindOf[kind] = place))
  const runOf = (i: number) => rank[terms[i]!]! * kinds.length + kindOf[fields[i]!]!
  /** How many products a word has in these fields, then where the next of them goes. */
  const places = passingUint32(count * kinds.length)
  for (let i = 0; i < terms.length; i++) places[runOf(i)]!++
  const runCount = places.reduce((sum, held) => sum + (held > 0 ? 1 : 0), 0)
  const runStart = new Uint32Array(count + 1)
  const runFields = new Uint16Array(runCount)
  const postingStart = new Uint32Array(runCount + 1)
  let run = 0
  let next = 0
  for (let place = 0; place < places.length; place++) {
    const held = places[place]!
    places[place] = next
    next += held
    if (held > 0) {
      runFields[run] = kinds[place % kinds.length]!
      postingStart[++run] = next
    }
    if ((place + 1) % kinds.length === 0) runStart[(place + 1) / kinds.length] = run
  }
  const postings = passingUint32(terms.length)
  for (let ordinal = 0; ordinal < order.length; ordinal++) {
    const row = order[ordinal]!
    for (let i = rowStart[row]!; i < rowStart[row + 1]!; i++) postings[places[runOf(i)]!++] = ordinal
  }
  for (const column of [places, terms, fields, rowStart]) release(column)
  return { runStart, runFields, postingStart, postings }
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

/** Terms by stem; stems that no term of the index has keep an empty place. */
function groupByStem(stemTexts: readonly string[], stemOfTerm: Uint32Array) {
  const stemStart = new Uint32Array(stemTexts.length + 1)
  for (const stem of stemOfTerm) stemStart[stem + 1]!++
  for (let stem = 0; stem < stemTexts.length; stem++) stemStart[stem + 1]! += stemStart[stem]!
  const next = stemStart.slice()
  const stemTerms = new Uint32Array(stemOfTerm.length)
  stemOfTerm.forEach((stem, term) => (stemTerms[next[stem]!++] = term))
  const stems = stringColumn(stemTexts)
  return { stems, stemKeys: buildKeyTable(stems), stemStart, stemTerms }
}
