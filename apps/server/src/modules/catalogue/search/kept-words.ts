import { unitOfWord } from '@cambusa/domain/order-text/order-text-units'
import type { ScoreSpace } from '../memory/score-space.ts'
import { FIELD, LEAST_HEAD_WEIGHT, LEAST_SEEN_WEIGHT } from '../words/term-index.ts'
import type { TermReader } from '../words/term-reader.ts'
import { isPreposition } from '../words/words.ts'
import { FACTOR } from './match-word.ts'
import type { Understood } from './respell.ts'

const WITHOUT = 'senza'
const CORRECTED_FACTOR = 0.5
/**
 * Extra value of the noun that is sought, as a share of a word's maximum: two specific words together may exceed it.
 */
const NOUN_SHARE = 0.6
/**
 * A word is a noun if it begins this share of the names that contain it, or names their category: 'rosa' does so
 * occasionally.
 */
const THING_SHARE = 0.25
/** The first word of a query nearly always is the noun: 'sacchi', though most names with 'sacco' are of what is in it. */
const FIRST_SHARE = 0.1
/** Connecting words, sizes and containers have nearly no value: they only decide between otherwise equal sets. */
const SMALL_VALUE = 0.5

/** The words that are kept, and the least weight of their fields. */
export interface KeptWords {
  words: Understood[]
  leastWeight: number
  /** Whether the noun that is sought is among them. */
  hasNoun: boolean
}

type IsOther = (ordinal: number) => boolean

/** Whether a word was corrected, because the typed one is unknown. */
export const isCorrected = ({ match }: Understood) => match.errors > 0
const isKnown = (word: Understood) => !isCorrected(word) && word.match.matches.length > 0

/**
 * Chooses the words to keep when no product has all: of all sets of words that some product certainly has, the one with
 * the highest value. The rarer a word, the higher its value, and it is highest for the noun that is sought; a corrected
 * word has a lower value, and is never kept while a correctly typed word is left out.
 */
export function chooseKept(
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  isOther: IsOther = () => false,
): KeptWords {
  const seen = keptOf(terms, space, words, { leastWeight: LEAST_SEEN_WEIGHT, isOther })
  // The known words occur only in ingredients: still better than a guess.
  const isGuessed = seen.words.every(isCorrected) && words.some(isKnown)
  return isGuessed ? keptOf(terms, space, words, { leastWeight: 1, isOther }) : seen
}

function keptOf(
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  limits: { leastWeight: number; isOther: IsOther },
): KeptWords {
  const sets = setsHeld(terms, space, words, limits)
  const noun = nounOf(terms, words)
  const products = space.total.length
  const values = words.map(
    (word) => valueOf(terms, word, products) + (word === noun ? NOUN_SHARE * Math.log2(1 + products) : 0),
  )
  const bitsWhere = (holds: (word: Understood) => boolean) =>
    words.reduce((bits, word, place) => (holds(word) ? bits | (1 << place) : bits), 0)
  const held = [...sets].reduce((bits, set) => bits | set, 0)
  const known = bitsWhere(isKnown)
  const oneOf =
    held & bitsWhere((word) => word === noun) ||
    held & known & bitsWhere((word) => !isSmall(word)) ||
    held & known ||
    held
  let best = 0
  let most = 0
  for (const set of sets) {
    const whole = withoutHalves(words, set)
    const value = values.reduce((sum, each, place) => ((whole >> place) & 1 ? sum + each : sum), 0)
    if ((whole & oneOf) === 0 || value <= most) continue
    most = value
    best = whole
  }
  // If a correctly typed word is left out, corrected words are left out too.
  const kept = (best & known) === known || (best & known) === 0 ? best : best & known
  const keptWords = words.filter((_word, place) => (kept >> place) & 1)
  return {
    words: keptWords,
    leastWeight: limits.leastWeight,
    hasNoun: noun !== undefined && keptWords.includes(noun),
  }
}

/**
 * Whether any product of a kind that is meant has the noun that is sought. If none has, the noun is not among the words
 * that `chooseKept` keeps; this is much quicker to tell.
 */
export function hasNounOfMeant(terms: TermReader, words: readonly Understood[], isOther: IsOther): boolean {
  const noun = nounOf(terms, words)
  const { postings, postingStart, runStart, runWeights } = terms.index
  for (const { term, isGuess } of noun?.match.matches ?? []) {
    if (isGuess === true) continue
    for (let run = runStart[term]!; run < runStart[term + 1]! && runWeights[run]! >= LEAST_SEEN_WEIGHT; run++)
      for (let i = postingStart[run]!; i < postingStart[run + 1]!; i++)
        if (!isOther(postings[i]!)) return true
  }
  return false
}

/** The sets of words that products certainly have, as bits by index, each once. */
function setsHeld(
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  { leastWeight, isOther }: { leastWeight: number; isOther: IsOther },
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
    if (!isOther(touched[i]!)) sets.add(ofWord[touched[i]!]!)
    ofWord[touched[i]!] = 0
  }
  return sets
}

/** 'Barattolo di tonno': a container is not the noun. */
const isSmall = ({ word }: Understood) =>
  /^[#=\d]/.test(word) || isPreposition(word) || unitOfWord(word) !== undefined

/**
 * The noun that is sought: in Italian the first word that names things. A word that the shop has only as a synonym is
 * another name for things.
 */
function nounOf(terms: TermReader, words: readonly Understood[]): Understood | undefined {
  const container = containerMeant(terms, words)
  if (container !== undefined) return container
  const telling = words.filter((word) => isKnown(word) && !isSmall(word))
  const isNoun = (word: Understood, place: number) =>
    isThing(terms, word, place === 0 ? FIRST_SHARE : THING_SHARE) || isOnlySynonym(terms, word)
  return telling.find(isNoun) ?? telling[0]
}

/** 'Sacchi neri': a container directly before a word that agrees with it and names no thing is itself what is sought. */
function containerMeant(terms: TermReader, words: readonly Understood[]): Understood | undefined {
  const [first, next] = words
  if (first === undefined || next === undefined || unitOfWord(first.word) === undefined) return undefined
  if (
    !first.match.matches.some(({ factor }) => factor >= FACTOR.number) ||
    next.from - first.to > 1 ||
    isSmall(next)
  )
    return undefined
  if (first.word.at(-1) !== next.word.at(-1)) return undefined
  return isThing(terms, first, FIRST_SHARE) && !isThing(terms, next, THING_SHARE) ? first : undefined
}

function isOnlySynonym(terms: TermReader, word: Understood): boolean {
  return (
    word.match.matches.some(({ factor }) => factor >= FACTOR.number) &&
    countHeld(terms, word) > 0 &&
    countHeld(terms, word, (_weight, fields) => fields !== 0) === 0
  )
}

function isThing(terms: TermReader, word: Understood, share: number): boolean {
  const named = countHeld(terms, word, (_weight, fields) => (fields & (FIELD.name | FIELD.category)) !== 0)
  const things = countHeld(
    terms,
    word,
    (weight, fields) => weight >= LEAST_HEAD_WEIGHT || (fields & FIELD.category) !== 0,
  )
  return things > 0 && things >= named * share
}

/** The value of a word is the logarithm of its rarity. */
function valueOf(terms: TermReader, word: Understood, products: number): number {
  if (isSmall(word)) return SMALL_VALUE
  const says = Math.log2(1 + products / Math.max(1, countHeld(terms, word)))
  return isCorrected(word) ? says * CORRECTED_FACTOR : says
}

/** How many products certainly have a word in a visible field, or only those for which `counts` is true. */
function countHeld(
  { index }: TermReader,
  { match }: Understood,
  counts = (_weight: number, _fields: number) => true,
): number {
  const { postingStart, runFields, runStart, runWeights } = index
  // A word that only begins with it is another word.
  const least = match.matches.some(({ factor }) => factor >= FACTOR.number) ? FACTOR.number : 0
  let count = 0
  for (const { term, factor, isGuess } of match.matches) {
    if (isGuess === true || factor < least) continue
    for (let run = runStart[term]!; run < runStart[term + 1]! && runWeights[run]! >= LEAST_SEEN_WEIGHT; run++)
      if (counts(runWeights[run]!, runFields[run]!)) count += postingStart[run + 1]! - postingStart[run]!
  }
  return count
}

/**
 * A set of words without a single 'senza', and without the object of 'senza', because that would reverse the meaning.
 */
function withoutHalves(words: readonly Understood[], set: number): number {
  let whole = set
  words.forEach(({ word }, place) => {
    const both = 3 << place
    if (word === WITHOUT && place < words.length - 1 && (set & both) !== both) whole &= ~both
  })
  return whole
}
