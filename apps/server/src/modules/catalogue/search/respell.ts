import { matchWord, understandWord } from './match-word.ts'
import type { TermReader, WordMatch } from '../words/term-reader.ts'
import type { QueryWord } from '../words/words.ts'

/** A word of a query with its matches. */
export interface Understood extends QueryWord {
  match: WordMatch
  /** The number of words that it counts as, by default 1, so that all readings of the query score the same. */
  slots?: number
}

/** Products preserved in oil may also be described as in oil. */
const TIES = new Set(['sotto', "sott'"])
const PLAIN = /^\p{L}+'?$/u

/**
 * The matches of each word of a query. An unknown word is split in two before it is corrected; with `isAsTyped` nothing
 * is corrected.
 */
export function understandQuery(
  terms: TermReader,
  words: readonly QueryWord[],
  isAsTyped = false,
): Understood[] {
  const understood: Understood[] = []
  for (const [place, each] of words.entries()) {
    const { word, from, to } = each
    const isLast = place === words.length - 1
    const match = isAsTyped ? matchWord(terms, word, isLast) : understandWord(terms, word, isLast)
    if (isAsTyped || match.parts === undefined || match.matches.length > 0)
      understood.push({ word, from, to, match })
    else for (const part of match.parts) understood.push(partOf(terms, each, part))
  }
  return understood
}

function partOf(terms: TermReader, word: QueryWord, part: string): Understood {
  const term = terms.termOf(part)
  const corrected = term === undefined ? part : terms.show(term)
  return { ...word, word: part, match: { ...matchWord(terms, part, false), corrected } }
}

/**
 * All readings of a query, with words joined or split: as typed, with two neighbours that are one word in the shop
 * ('extra vergine'), with a word that the shop also writes in two ('cocacola'), and without connecting words. All
 * readings have comparable scores.
 */
export function readingsOf(
  terms: TermReader,
  words: readonly Understood[],
): readonly (readonly Understood[])[] {
  const isPlain = (word: Understood) => word.match.parts?.length !== 2 && !TIES.has(word.word)
  const joined = words.map((word, place) => joinedWith(terms, word, words[place + 1]))
  if (words.every(isPlain) && joined.every((word) => word === undefined)) return [words]
  const asTyped: Understood[] = words.map((word) =>
    word.match.parts?.length === 2 ? { ...word, slots: 2 } : word,
  )
  const others = asTyped.flatMap((word, place) => {
    const instead = (some: readonly Understood[], count: number) => [
      ...asTyped.slice(0, place),
      ...some,
      ...asTyped.slice(place + count),
    ]
    const parts = word.slots === 2 ? word.match.parts! : []
    const split = parts.map((part) => ({
      ...word,
      slots: 1,
      word: part,
      match: matchWord(terms, part, false),
    }))
    const both = joined[place] && joinedWith(terms, word, asTyped[place + 1])
    return [...(split.length > 0 ? [instead(split, 1)] : []), ...(both ? [instead([both], 2)] : [])]
  })
  const isTie = (word: Understood) => TIES.has(word.word)
  const untied = words.some(isTie) ? [asTyped.filter((word) => !isTie(word))] : []
  return [asTyped, ...others, ...untied.filter((reading) => reading.length > 0)]
}

/** Joins two neighbours to one word, if the shop has it. */
function joinedWith(
  terms: TermReader,
  word: Understood,
  next: Understood | undefined,
): Understood | undefined {
  if (next === undefined || !PLAIN.test(word.word) || !PLAIN.test(next.word)) return undefined
  const joined = word.word.replace("'", '') + next.word
  if (terms.termOf(joined) === undefined) return undefined
  const match = matchWord(terms, joined, false)
  const slots = (word.slots ?? 1) + (next.slots ?? 1)
  return { word: joined, from: word.from, to: next.to, match, slots }
}
