import { unitOfWord } from '@cambusa/domain/order-text/order-text-units'
import type { ScoreSpace } from '../memory/score-space.ts'
import { FIELD, LEAST_HEAD_WEIGHT, LEAST_SEEN_WEIGHT } from '../words/term-index.ts'
import type { TermReader } from '../words/term-reader.ts'
import { isPreposition } from '../words/words.ts'
import { FACTOR } from './match-word.ts'
import type { Understood } from './respell.ts'

const WITHOUT = 'senza'
const CORRECTED_FACTOR = 0.5
/** The thing that is sought says so much more, of what a word says at most: two telling words together may outweigh it. */
const NOUN_SHARE = 0.6
/** A thing begins so many of the names that hold it, or names their category: 'rosa' does now and then. */
const THING_SHARE = 0.25
/** What ties words together, sizes and what a thing comes in say next to nothing: they decide among sets that are otherwise equal. */
const SMALL_VALUE = 0.5

/** The words that are kept, and the least weight of the fields where they are. */
export interface KeptWords {
  words: Understood[]
  leastWeight: number
}

/** Whether a word was put right: what was typed is nowhere. */
export const isCorrected = ({ match }: Understood) => match.errors > 0
const isKnown = (word: Understood) => !isCorrected(word) && word.match.matches.length > 0

/**
 * The words that are kept where no product has all: of all sets of words that some product surely has, the one that says
 * most. A word says the more the fewer products have it, and most as the thing that is sought; one put right says less than
 * one typed so, and is never asked for while a word typed rightly is left out.
 */
export function chooseKept(terms: TermReader, space: ScoreSpace, words: readonly Understood[]): KeptWords {
  const seen = keptOf(terms, space, words, LEAST_SEEN_WEIGHT)
  // Of what is known only the ingredients speak: better than a guess.
  const isGuessed = seen.words.every(isCorrected) && words.some(isKnown)
  return isGuessed ? keptOf(terms, space, words, 1) : seen
}

function keptOf(
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  leastWeight: number,
): KeptWords {
  const sets = setsHeld(terms, space, words, leastWeight)
  const telling = words.filter((word) => isKnown(word) && !isSmall(word))
  const noun = telling.find((word) => isThing(terms, word)) ?? telling[0]
  const products = space.total.length
  const values = words.map(
    (word) => valueOf(terms, word, products) + (word === noun ? NOUN_SHARE * Math.log2(1 + products) : 0),
  )
  const bitsWhere = (holds: (word: Understood) => boolean) =>
    words.reduce((bits, word, place) => (holds(word) ? bits | (1 << place) : bits), 0)
  const held = [...sets].reduce((bits, set) => bits | set, 0)
  const known = bitsWhere(isKnown)
  const oneOf = held & known & bitsWhere((word) => !isSmall(word)) || held & known || held
  let best = 0
  let most = 0
  for (const set of sets) {
    const whole = withoutHalves(words, set)
    const value = values.reduce((sum, each, place) => ((whole >> place) & 1 ? sum + each : sum), 0)
    if ((whole & oneOf) === 0 || value <= most) continue
    most = value
    best = whole
  }
  // Beside a word typed rightly that is left out nothing is asked for that was only put right.
  const kept = (best & known) === known || (best & known) === 0 ? best : best & known
  return { words: words.filter((_word, place) => (kept >> place) & 1), leastWeight }
}

/** Which words products surely have, as bits by place: each set that occurs, once. */
function setsHeld(
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  leastWeight: number,
): Set<number> {
  const { ofWord, touched } = space
  const { postings, postingStart, runStart, runWeights } = terms.index
  let used = 0
  words.forEach(({ match: { matches } }, place) => {
    const bit = 1 << place
    for (const { term, isGuess } of matches) {
      if (isGuess === true) continue
      for (let run = runStart[term]!; run < runStart[term + 1]!; run++) {
        // The best fields come first.
        if (runWeights[run]! < leastWeight) break
        for (let i = postingStart[run]!; i < postingStart[run + 1]!; i++) {
          const ordinal = postings[i]!
          if (ofWord[ordinal] === 0) touched[used++] = ordinal
          ofWord[ordinal]! |= bit
        }
      }
    }
  })
  const sets = new Set<number>()
  for (let i = 0; i < used; i++) {
    sets.add(ofWord[touched[i]!]!)
    ofWord[touched[i]!] = 0
  }
  return sets
}

/** 'Barattolo di tonno': what it comes in is not the thing. */
const isSmall = ({ word }: Understood) =>
  /^[#=\d]/.test(word) || isPreposition(word) || unitOfWord(word) !== undefined

function isThing(terms: TermReader, word: Understood): boolean {
  const named = countHeld(terms, word, (_weight, fields) => (fields & (FIELD.name | FIELD.category)) !== 0)
  const things = countHeld(
    terms,
    word,
    (weight, fields) => weight >= LEAST_HEAD_WEIGHT || (fields & FIELD.category) !== 0,
  )
  return things > 0 && things >= named * THING_SHARE
}

/** What a word says is the logarithm of how few products have it. */
function valueOf(terms: TermReader, word: Understood, products: number): number {
  if (isSmall(word)) return SMALL_VALUE
  const says = Math.log2(1 + products / Math.max(1, countHeld(terms, word)))
  return isCorrected(word) ? says * CORRECTED_FACTOR : says
}

/** How many products surely have a word where it is seen, or only there where it `counts`. */
function countHeld(
  { index }: TermReader,
  { match }: Understood,
  counts = (_weight: number, _fields: number) => true,
): number {
  const { postingStart, runFields, runStart, runWeights } = index
  // What only begins so is another word.
  const least = match.matches.some(({ factor }) => factor >= FACTOR.number) ? FACTOR.number : 0
  let count = 0
  for (const { term, factor, isGuess } of match.matches) {
    if (isGuess === true || factor < least) continue
    for (let run = runStart[term]!; run < runStart[term + 1]! && runWeights[run]! >= LEAST_SEEN_WEIGHT; run++)
      if (counts(runWeights[run]!, runFields[run]!)) count += postingStart[run + 1]! - postingStart[run]!
  }
  return count
}

/** A set of words without a lone 'senza', and without what something is to be without: that would turn the meaning round. */
function withoutHalves(words: readonly Understood[], set: number): number {
  let whole = set
  words.forEach(({ word }, place) => {
    const both = 3 << place
    if (word === WITHOUT && place < words.length - 1 && (set & both) !== both) whole &= ~both
  })
  return whole
}
