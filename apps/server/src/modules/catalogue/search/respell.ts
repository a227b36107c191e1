import { understandWord } from './match-word.ts'
import type { TermReader, WordMatch } from '../words/term-reader.ts'
import type { QueryWord } from '../words/words.ts'

/** A word of a query with what it may mean. */
export interface Understood extends QueryWord {
  match: WordMatch
}

/** Parts of a word written in one that should be two have at least so many letters. */
const PART_FROM = 3
const PLAIN = /^\p{L}+$/u

/** What each word of a query may mean; a word that is nowhere, not even mistyped, may be two written in one. */
export function understandQuery(terms: TermReader, words: readonly QueryWord[]): Understood[] {
  return words.flatMap((word, place) => {
    const isLast = place === words.length - 1
    const match = understandWord(terms, word.word, isLast)
    const isSure = match.errors <= 1 && match.matches.length > 0
    const parts = isSure ? undefined : splitWord(terms, word.word)
    if (parts === undefined) return [{ ...word, match }]
    return parts.map((part) => {
      const found = understandWord(terms, part, false)
      const term = terms.termOf(part)
      const corrected = term === undefined ? part : terms.show(term)
      return { ...word, word: part, match: { ...found, corrected } }
    })
  })
}

/** Two words of the catalogue that are written in one: 'cocacola', 'farina00'. The parts most products hold are taken. */
function splitWord(terms: TermReader, word: string): [string, string] | undefined {
  let best: [string, string] | undefined
  let most = 0
  for (let place = 1; place < word.length; place++) {
    const isBoundary = /\d/.test(word.charAt(place - 1)) !== /\d/.test(word.charAt(place))
    if (!isBoundary && (place < PART_FROM || word.length - place < PART_FROM)) continue
    const parts: [string, string] = [word.slice(0, place), word.slice(place)]
    const held = parts.map((part) => {
      const term = terms.termOf(part)
      return term === undefined ? 0 : terms.productCount(term)
    })
    const both = Math.min(...held)
    if (both <= most) continue
    most = both
    best = parts
  }
  return best
}

/** The query with two neighbours as one word, for each pair that is a word of the catalogue: 'extra vergine'. */
export function joinWords(terms: TermReader, words: readonly Understood[]): Understood[][] {
  return words.flatMap((word, place) => {
    const next = words[place + 1]
    if (next === undefined || !PLAIN.test(word.word) || !PLAIN.test(next.word)) return []
    const joined = word.word + next.word
    if (terms.termOf(joined) === undefined) return []
    const match = understandWord(terms, joined, false)
    const one = { word: joined, from: word.from, to: next.to, match }
    return [[...words.slice(0, place), one, ...words.slice(place + 2)]]
  })
}
