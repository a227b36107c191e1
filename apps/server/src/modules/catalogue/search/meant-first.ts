import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { FLAG } from '../engine/snapshot.ts'
import { askedByWord } from '../words/kind-of-good.ts'
import { LEAST_SEEN_WEIGHT } from '../words/term-index.ts'
import { formsOf } from '../words/term-reader.ts'
import type { ReadQuery } from '../words/words.ts'
import type { HeldText } from './hold-text.ts'

/** What is meant scores at least this for each word: a whole word in any field that shoppers see, or a synonym. */
const LEAST_OF_WORD = 120
/** Other goods keep this part of their score (a shift): less than any synonym. */
const BEHIND_SHIFT = 2
const LETTERS = /^\p{L}+'?$/u

/** The words of a query without sizes and numbers. */
const lettersOf = ({ words }: ReadQuery) => words.map(({ word }) => word).filter((word) => LETTERS.test(word))

/**
 * Puts goods of another kind behind those that are meant. A kitchen's word means food for people: 'manzo' is meat, and
 * food for dogs after it. Words that ask for other goods ('shampoo camomilla') mean those, also where the word itself
 * was left out ('olio corpo'); goods for animals are only meant by their own words ('manzo per cani'). Words that no
 * food has ('pile') mean no food.
 */
export function putMeantFirst(index: CatalogueIndex, query: ReadQuery, { held, leftOut }: HeldText): void {
  if (held.length < 2 || !isMixed(index, held)) return
  const letters = lettersOf(query)
  if (letters.length === 0) return
  const asked = letters.map(askedByWord)
  const least = LEAST_OF_WORD * Math.max(1, query.words.length - leftOut.length)
  const asksLeftOut = leftOut.map((word) => askedByWord(word.toLowerCase()))
  if (asked.includes('animals')) {
    if (asksLeftOut.includes('animals')) putBehind(index, held, FLAG.forAnimals, 0, least)
    return
  }
  if (asked.includes('aside')) {
    putBehind(index, held, FLAG.forAnimals, FLAG.forAnimals, least)
    if (asksLeftOut.includes('aside')) putBehind(index, held, FLAG.aside, 0, least)
    return
  }
  const known = letters.filter((word) => !leftOut.includes(word))
  if (known.every((word) => isOfFood(index, word))) putBehind(index, held, FLAG.aside, FLAG.aside, least)
  else putBehind(index, held, FLAG.forAnimals, FLAG.forAnimals, least)
}

/** Whether products are of several kinds: most searches find only one. */
function isMixed({ snapshot: { flags } }: CatalogueIndex, held: Uint32Array): boolean {
  const kind = flags[held[0]!]! & (FLAG.aside | FLAG.forAnimals)
  for (let h = 1; h < held.length; h++)
    if ((flags[held[h]!]! & (FLAG.aside | FLAG.forAnimals)) !== kind) return true
  return false
}

/** Lowers the scores of products with a flag (or without it), if another one scores enough. */
function putBehind(index: CatalogueIndex, held: Uint32Array, flag: number, behind: number, least: number) {
  const { flags } = index.snapshot
  const { total } = index.scoreSpace
  let [best, hasBehind] = [0, false]
  for (let h = 0; h < held.length; h++) {
    const ordinal = held[h]!
    if ((flags[ordinal]! & flag) === behind) hasBehind = true
    else if (total[ordinal]! > best) best = total[ordinal]!
  }
  if (!hasBehind || best < least) return
  for (let h = 0; h < held.length; h++) {
    const ordinal = held[h]!
    if ((flags[ordinal]! & flag) === behind) total[ordinal] = Math.max(1, total[ordinal]! >> BEHIND_SHIFT)
  }
}

/** Whether any food has the word, or its singular or plural, where shoppers see it; also for words of no product. */
function isOfFood({ terms, snapshot: { flags } }: CatalogueIndex, word: string): boolean {
  const { postingStart, postings, runStart, runWeights } = terms.index
  const forms = formsOf(terms, word)
  for (const term of forms)
    for (let run = runStart[term]!; run < runStart[term + 1]! && runWeights[run]! >= LEAST_SEEN_WEIGHT; run++)
      for (let i = postingStart[run]!; i < postingStart[run + 1]!; i++)
        if ((flags[postings[i]!]! & FLAG.aside) === 0) return true
  return forms.length === 0
}
