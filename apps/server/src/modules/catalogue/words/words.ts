import snowball from 'snowball-stemmers'
import { generationCache } from '../memory/generation-cache.ts'
import { queryFormats, readSheet, sheetFormats } from './formats.ts'
import { cutShort, cutTerm, heldTogether, writtenOut } from './shelf-writing.ts'

const stemmer = snowball.newStemmer('italian')

/** Words without meaning for a search; 'senza' is not one of them. */
export const STOP_WORDS = new Set(
  (
    'a ad ai agli al alla alle allo col con coi da dai dagli dal dalla dalle dallo de degli dei del della delle ' +
    'dello di e ed gli i il in la le lo ne nei negli nel nella nelle nello o per su sul sulla sui sulle un una ' +
    'uno tra fra d l all dell nell sull dall'
  ).split(' '),
)

/** The words after these in a name describe the thing, but are not the thing. */
const PREPOSITIONS = new Set(
  (
    'di del della dello dell dei degli delle a ad al allo alla all ai agli alle con col da dal dalla dallo in nel nella ' +
    'per su sul sulla senza non sotto sott'
  ).split(' '),
)

const MARKS = /[\u0300-\u036f]/g
const BEYOND_ASCII = /[\u0080-\uffff]/
const WORD = /[\p{L}\p{N}]+/gu
/** The same for plain ASCII, several times faster: most texts are ASCII. */
const ASCII_WORD = /[a-z0-9]+/g
/** A word of a query that lost its last vowel to the next one: "sott'olio". */
const ELIDED = /'$/
const APOSTROPHE = /^['’‘`´](?=[\p{L}])/u
/** 'spf50' is also found by '50'. */
const LETTERS_AND_NUMBER = /^\p{L}{2,}(\d+)$/u
const MAX_WORD = 40
const STEMS_KEPT = 40_000
/** Number of texts whose result is cached: few, as most are typed once. */
export const TEXTS_KEPT = 1000
/** More words are never needed; each one costs a search, and has its bit among the words that a product contains. */
export const MAX_QUERY_WORDS = 12

/** A word of a query as searched, and its position in the typed text. */
export interface QueryWord {
  /** Folded, or a format ('#500g', '=1.5'); with its apostrophe if elided ("sott'"). */
  readonly word: string
  readonly from: number
  readonly to: number
}

/** A parsed query: its text, with accents, and the words in the order typed. */
export interface ReadQuery {
  readonly text: string
  readonly words: readonly QueryWord[]
}

/** Lower case without accents: 'Caffè' and 'CAFFE' are the same. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower
}

const cut = (word: string) => (word.length > MAX_WORD ? word.slice(0, MAX_WORD) : word)
const wordPattern = (folded: string) => (BEYOND_ASCII.test(folded) ? WORD : ASCII_WORD)

const isTelling = (word: string) => !STOP_WORDS.has(word)

/** Words of a product's text for the index: with its formats, without stop words. */
export function indexWords(text: string): string[] {
  const folded = fold(text)
  const words = (folded.match(wordPattern(folded)) ?? []).map(cut).filter(isTelling)
  return /\d/.test(folded) ? [...words, ...sheetFormats(folded)] : words
}

/** Joined forms of two words in a text: 'Coca-Cola' is also 'cocacola'. */
export const joinedWords = (text: string): string[] =>
  heldTogether(fold(text)).flatMap(([first, joined]) => (isTelling(first) ? [cut(joined)] : []))

interface NameWords {
  words: string[]
  /** Words from this index on follow a preposition. */
  modifiersFrom: number
  /** Other terms for a word: joined with its neighbour, or abbreviated. */
  also: { word: string; as: string }[]
  /** The numbers in formats are not words: '4 pz' does not match '4 veli'. */
  formats: readonly string[]
}

/** The words of a name without stop words; abbreviations are expanded. */
export function nameWords(text: string): NameWords {
  const short = fold(text)
  const { formats, rest: folded } = withoutFormats(writtenOut(short))
  const all = (folded.match(wordPattern(folded)) ?? []).map(cut)
  const preposition = all.findIndex((word, place) => place > 0 && PREPOSITIONS.has(word))
  const before = preposition < 0 ? all.length : preposition
  const joined = heldTogether(folded).map(([first, both]) => ({ word: cut(both), as: first }))
  const numbers = all.flatMap((word) => {
    const number = LETTERS_AND_NUMBER.exec(word)?.[1]
    return number === undefined ? [] : [{ word: number, as: word }]
  })
  const cutWords = cutShort(short).map((word) => ({ word: cutTerm(word), as: word }))
  return {
    words: all.filter(isTelling),
    modifiersFrom: all.slice(0, before).filter(isTelling).length,
    also: [...joined, ...cutWords, ...numbers].filter(({ as }) => isTelling(as)),
    formats,
  }
}

const withoutFormats = (folded: string) =>
  /\d/.test(folded) ? readSheet(folded) : { formats: NO_FORMATS, rest: folded }
const NO_FORMATS: readonly string[] = []

/** Whether a word of a query only connects others. */
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word.replace(ELIDED, ''))

/** The words of a text with an accent, in lower case. */
export function accentedWords(text: string): string[] {
  if (!BEYOND_ASCII.test(text)) return []
  const words = text.toLowerCase().normalize('NFC').match(WORD) ?? []
  return words.filter((word) => BEYOND_ASCII.test(word))
}

/** Recent queries: answering one needs its words several times, and shoppers type the same ones. */
const queriesRead = generationCache<string, ReadQuery>(TEXTS_KEPT)

/** Parses a typed text: each word once; stop words count only if there is nothing else. */
export function readQuery(typed: string): ReadQuery {
  const known = queriesRead.get(typed)
  if (known !== undefined) return known
  const query = workOutQuery(typed)
  queriesRead.set(typed, query)
  return query
}

function workOutQuery(typed: string): ReadQuery {
  const composed = writtenOut(typed.normalize('NFC'))
  const folded = fold(composed)
  // A few foreign letters become longer when folded: then positions refer to the folded text.
  const text = folded.length === composed.length ? composed : folded
  const { formats, rest } = queryFormats(folded)
  const plain = Array.from(rest.matchAll(wordPattern(rest)), ({ 0: word, index }): QueryWord => {
    return { word: cut(word), from: index, to: index + word.length }
  })
  const telling = plain
    .filter(({ word }) => isTelling(word))
    .map((each) =>
      APOSTROPHE.test(rest.slice(each.to)) ? { ...each, word: `${each.word}'`, to: each.to + 1 } : each,
    )
  const words = [...(telling.length > 0 || formats.length > 0 ? telling : plain), ...formats]
  const known = new Set<string>()
  const each = words.filter(({ word }) => !known.has(word) && known.add(word).size > 0)
  return { text, words: each.toSorted((a, b) => a.from - b.from).slice(0, MAX_QUERY_WORDS) }
}

/** The words of a query without positions. */
export const queryWords = (text: string): string[] => readQuery(text).words.map(({ word }) => word)

/** Stems of recent words: the same ones recur, in sheets and in queries. */
const stems = generationCache<string, string>(STEMS_KEPT)

/** The Italian stem of a folded word; numbers and formats are unchanged. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^\p{L}+$/u.test(word) ? stemmer.stem(word) : word
  stems.set(word, stem)
  return stem
}
