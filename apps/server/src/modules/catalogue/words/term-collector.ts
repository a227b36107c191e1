import { passingUint16, passingUint32, release } from '../memory/saving/passing.ts'
import { stringColumn } from '../memory/string-column.ts'
import { gatherRuns } from './gather-runs.ts'
import { groupByStem, letterSets, sharedLengths } from './group-terms.ts'
import { soundsLike } from './same-sound.ts'
import { synonymGroups, type SaidWhere } from './synonym-groups.ts'
import { FIELD, HEARD_BRAND, JOINED_BRAND, WHOLE_BRAND, type TermIndex } from './term-index.ts'
import { accentedWords, fold, indexWords, joinedWords, nameWords, stemOf } from './words.ts'

/** The searchable texts of a product. */
export interface ProductTexts {
  name: string
  brand: string
  format: string
  /** Name of its category. */
  category: string
  /** Names of the categories above it, without the first. */
  path: string
  /** Name of the first-level category: searched, but too general for synonyms. */
  department?: string
  labels?: string
  producer: string
  ingredients: string
}

/** Initial capacity of words per product: unwritten memory is not allocated. */
const FIRST_WORDS_EACH = 32
/** Brands, formats and ingredients repeat: the words of this many texts are cached while collecting. */
const TEXTS_KEPT = 20_000
const NONE: readonly number[] = []
/** Maximum number of words that are joined to one. */
const JOINED_AT_MOST = 3
const PLAIN = /^\p{L}{2,}$/u
const PLACE_IN_NAME = FIELD.name | FIELD.head | FIELD.modifier | FIELD.kind
/** A category of several things does not tell which of them a product is. */
const LIST = /,| e | ed /

/** Collects the words of products one after the other; synonyms are groups of words or phrases with one meaning. */
export function termCollector(productCount: number, synonyms: readonly (readonly string[])[] = []) {
  const idOf = new Map<string, number>()
  const stemIdOf = new Map<string, number>()
  const stemOfTerm: number[] = []
  const wordOf: string[] = []
  const wordsOf = new Map<string, number[]>()
  const heardBrands = new WeakMap<readonly number[], readonly number[]>()
  const joinedBrands = new WeakMap<readonly number[], readonly number[]>()
  const synonymsSaid = new WeakMap<readonly number[], readonly number[]>()
  const accentOf = new Map<number, string>()
  const lastRow: number[] = []
  const lastPosition: number[] = []
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
    wordOf.push(word)
    lastRow.push(-1)
    lastPosition.push(0)
    return term
  }

  const groups = synonymGroups(synonyms, {
    numberTerm,
    stemOfTerm: (term) => stemOfTerm[term]!,
    wordOf: (term) => wordOf[term]!,
  })
  for (const member of synonyms.flat()) noteAccents(member)

  function addTerm(term: number, bits: number) {
    if (lastRow[term] === row) {
      fields[lastPosition[term]!]! |= bits
      return
    }
    if (used === terms.length) {
      terms = grow(terms, passingUint32(used * 2))
      fields = grow(fields, passingUint16(used * 2))
    }
    lastRow[term] = row
    lastPosition[term] = used
    terms[used] = term
    fields[used++] = bits
  }

  function noteAccents(text: string) {
    for (const word of accentedWords(text)) {
      const term = numberTerm(fold(word))
      if (!accentOf.has(term)) accentOf.set(term, word)
    }
  }

  /** Terms of a text that other products are likely to share, cached. */
  function keptTerms(text: string): readonly number[] {
    const kept = wordsOf.get(text)
    if (kept !== undefined) return kept
    if (wordsOf.size === TEXTS_KEPT) wordsOf.clear()
    noteAccents(text)
    const found = [...new Set(indexWords(text).map(numberTerm))]
    wordsOf.set(text, found)
    return found
  }

  const addAll = (found: readonly number[], bits: number) => {
    for (const term of found) addTerm(term, bits)
  }

  /** Adds the words of a name; returns those that are not its brand's, and the noun. */
  function addName(text: string, brand: readonly number[], kinds: readonly number[]) {
    noteAccents(text)
    const { words, modifiersFrom, also, formats } = nameWords(text)
    const name = words.map(numberTerm)
    const own = name.filter((term) => !brand.includes(term))
    const head = own[0] ?? name[0]
    for (let place = 0; place < name.length; place++) {
      const term = name[place]!
      const isKind = kinds.includes(stemOfTerm[term]!)
      const position = term === head ? FIELD.head : place >= modifiersFrom ? FIELD.modifier : 0
      addTerm(term, FIELD.name | position | (isKind ? FIELD.kind : 0))
    }
    // They count as the words that they abbreviate or join.
    for (const { word, as } of also) {
      const term = idOf.get(as)
      if (term !== undefined && lastRow[term] === row)
        addTerm(numberTerm(word), fields[lastPosition[term]!]! & PLACE_IN_NAME)
    }
    for (const format of formats) addTerm(numberTerm(format), FIELD.format)
    return { own, head }
  }

  function synonymsOf(said: readonly number[], where?: SaidWhere): readonly number[] {
    const found = groups.groupsSaid(said, where)
    return found.length === 0 ? NONE : found.flatMap((group) => groups.termsOf[group] ?? NONE)
  }

  /** Synonyms of a one-word brand with the same sound. */
  function keptHeard(brand: readonly number[]): readonly number[] {
    if (brand.length !== 1) return NONE
    const kept = heardBrands.get(brand)
    if (kept !== undefined) return kept
    const heard = keptSynonyms(brand).filter((term) => soundsLike(wordOf[brand[0]!]!, wordOf[term]!))
    heardBrands.set(brand, heard)
    return heard
  }

  /** The words of a brand of two or three joined to one. */
  function keptJoined(brand: readonly number[]): readonly number[] {
    if (brand.length < 2 || brand.length > JOINED_AT_MOST) return NONE
    const kept = joinedBrands.get(brand)
    if (kept !== undefined) return kept
    const words = brand.map((term) => wordOf[term]!)
    const joined = words.every((word) => PLAIN.test(word)) ? [numberTerm(words.join(''))] : NONE
    joinedBrands.set(brand, joined)
    return joined
  }

  /** Synonyms of a text that other products share; its cached terms are the key. */
  function keptSynonyms(said: readonly number[]): readonly number[] {
    const kept = synonymsSaid.get(said)
    if (kept !== undefined) return kept
    const found = synonymsOf(said)
    synonymsSaid.set(said, found)
    return found
  }

  return {
    /** Adds the next product. */
    add(product: ProductTexts) {
      const brand = keptTerms(product.brand)
      const category = keptTerms(product.category)
      const path = keptTerms(product.path)
      const department = keptTerms(product.department ?? '')
      const labels = keptTerms(product.labels ?? '')
      const kinds = [...category, ...path, ...department].map((term) => stemOfTerm[term]!)
      const { own, head } = addName(product.name, brand, kinds)
      addAll(brand, brand.length === 1 ? WHOLE_BRAND : FIELD.brand)
      addAll(joinedWords(product.brand).map(numberTerm), FIELD.brand)
      addAll(keptJoined(brand), JOINED_BRAND)
      addAll(keptTerms(product.format), FIELD.format)
      addAll(labels, FIELD.label)
      addAll(category, FIELD.category | (LIST.test(product.category) ? FIELD.list : FIELD.leaf))
      addAll(path, FIELD.category | (LIST.test(product.path) ? FIELD.list : FIELD.path))
      addAll(department, FIELD.category | FIELD.list)
      addAll(keptTerms(product.producer), FIELD.producer)
      addAll(keptTerms(product.ingredients), FIELD.ingredients)
      addAll(synonymsOf(own, { including: head }), FIELD.synonym)
      addAll(keptSynonyms(labels), FIELD.synonym)
      addAll(synonymsOf(own, { context: path }), FIELD.kindSynonym)
      addAll(keptSynonyms(brand), FIELD.kindSynonym)
      addAll(keptHeard(brand), HEARD_BRAND)
      if (!LIST.test(product.category)) addAll(keptSynonyms(category), FIELD.kindSynonym)
      addAll(keptSynonyms(path), FIELD.kindSynonym)
      rowStart[++row] = used
    },

    /** The index with renumbered products: order[ordinal] is the row as collected. Ends the collector. */
    finish(order: Uint32Array): TermIndex {
      // Words of synonyms that no product has are not indexed.
      const words = [...idOf.keys()].filter((_word, term) => lastRow[term]! >= 0).sort()
      const sorted = Uint32Array.from(words, (word) => idOf.get(word)!)
      const rank = new Uint32Array(idOf.size)
      sorted.forEach((term, place) => (rank[term] = place))
      const collected = { terms: terms.subarray(0, used), fields: fields.subarray(0, used), rowStart }
      const accents = [...accentOf]
        .filter(([term]) => lastRow[term]! >= 0)
        .map(([term, written]) => ({ term: rank[term]!, written }))
        .sort((a, b) => a.term - b.term)
      const termColumn = stringColumn(words)
      return {
        terms: termColumn,
        shared: sharedLengths(termColumn),
        letters: letterSets(termColumn),
        ...gatherRuns(collected, rank, words.length, order),
        ...groupByStem(
          [...stemIdOf.keys()],
          sorted.map((term) => stemOfTerm[term]!),
        ),
        accented: Uint32Array.from(accents, ({ term }) => term),
        accents: stringColumn(accents.map(({ written }) => written)),
      }
    },
  }
}

function grow<Column extends Uint32Array | Uint16Array>(column: Column, larger: Column): Column {
  larger.set(column)
  release(column)
  return larger
}
