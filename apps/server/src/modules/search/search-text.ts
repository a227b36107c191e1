import { ascending } from '../catalogue/index/ascending.ts'
import type { CatalogueIndex, Shelf } from '../catalogue/index/catalogue-index.ts'
import { TRAIT, traitsColumn } from '../product/traits.ts'
import { findByCode, findByCodeBeginning, findCodesAmong } from './find-code.ts'
import { holdText, type HeldText } from './hold-text.ts'
import type { ScoreSpace } from './score-words.ts'
import { readQuery } from './words.ts'

/** What a customer's own purchases count for, by ordinal. */
type BoughtBonus = ReadonlyMap<number, number>

/** Products that a text finds, in alphabetical order, with their scores. */
export interface FoundByText extends Pick<HeldText, 'correctedQuery' | 'leftOut'> {
  ordinals: Uint32Array
  scores: Uint16Array
  /** The customer has bought one of them before: the order is this customer's own. */
  isPersonal: boolean
}

/** Highest score of words, bonuses and products of codes together. */
const SCORES = 4096
const EXACT = SCORES - 1
/** Codes typed come before whatever words find. */
const MOST_CODES = 200
const HIGHEST = EXACT - MOST_CODES
/**
 * What cannot be bought loses an eighth: it comes after what the words find equally well, but before what they only find
 * in a worse place.
 */
const ABSENT_SHIFT = 3
const PROMOTION = 4
/** A code that begins so. */
const WORTH = { ofCode: 40, ofGtin: 8 } as const
const NOTHING_BOUGHT: BoughtBonus = new Map()

/** Every product that a text finds: an exact code or GTIN, what begins with it, and what has every word. */
export function findByText(shelf: Shelf, text: string, bonus = NOTHING_BOUGHT): FoundByText {
  const { scoreSpace: space, snapshot } = shelf.index
  const { held, ...found } = hold(shelf, text, { bonus, mostPostings: Infinity })
  const ordinals = ascending(held, snapshot.productCount)
  const scoreOf = finalScore(shelf, found.exact)
  const scores = new Uint16Array(ordinals.length)
  for (let i = 0; i < ordinals.length; i++) scores[i] = scoreOf(ordinals[i]!)
  clear(space, held)
  return { ...found, ordinals, scores }
}

interface BestOptions {
  most: number
  /** Of a single word that most of the shop holds only so many entries are read: enough for a few suggestions. */
  mostPostings?: number
  bonus?: BoughtBonus
}

/** The best products for a text, best first, without working out all of them: for suggestions. */
export function findBest(
  shelf: Shelf,
  text: string,
  { most, mostPostings = Infinity, bonus = NOTHING_BOUGHT }: BestOptions,
): { ordinals: Uint32Array; isPersonal: boolean } {
  const { held, exact, isPersonal } = hold(shelf, text, { bonus, mostPostings })
  const scoreOf = finalScore(shelf, exact)
  // Sorted as one number each: the score, then the alphabetical order.
  const keys = new Float64Array(held.length)
  for (let i = 0; i < held.length; i++) keys[i] = (SCORES - scoreOf(held[i]!)) * 2 ** 32 + held[i]!
  clear(shelf.index.scoreSpace, held)
  const best = smallest(keys, most).sort()
  return { ordinals: Uint32Array.from(best, (key) => key % 2 ** 32), isPersonal }
}

/** Products that a text finds, best first. */
export function searchText(shelf: Shelf, text: string) {
  const found = findByText(shelf, text)
  return { ordinals: rankFound(shelf.index, found, found.ordinals), correctedQuery: found.correctedQuery }
}

interface Held extends Pick<HeldText, 'correctedQuery' | 'leftOut'> {
  held: Uint32Array
  /** Products of the codes typed. */
  exact: readonly number[]
  isPersonal: boolean
}

function hold(
  { index }: Shelf,
  text: string,
  { bonus, mostPostings }: { bonus: BoughtBonus; mostPostings: number },
): Held {
  const { scoreSpace: space, terms } = index
  const whole = findByCode(index, text)
  const exact = whole === undefined ? findCodesAmong(index, text) : [whole]
  // Beside a code other words say no more: 'cod. 3110001'.
  const isCodes = whole === undefined && exact.length > 0
  const ofWords = isCodes ? NOTHING_HELD : holdText(terms, space, readQuery(text), mostPostings)
  const beginning = isCodes ? undefined : findByCodeBeginning(index, text)
  let { held } = ofWords
  held = add(space, held, exact, WORTH.ofCode)
  held = add(space, held, beginning?.ofCode ?? [], WORTH.ofCode)
  held = add(space, held, beginning?.ofGtin ?? [], WORTH.ofGtin)
  const isPersonal = addBonus(space, bonus)
  if (exact.length === 0 && held.length > 0) return { ...ofWords, held, exact, isPersonal }
  return { held, exact, isPersonal, correctedQuery: undefined, leftOut: [] }
}

const NOTHING_HELD: HeldText = { held: new Uint32Array(), correctedQuery: undefined, leftOut: [] }

function addBonus({ total }: ScoreSpace, bonus: BoughtBonus): boolean {
  let isPersonal = false
  for (const [ordinal, value] of bonus) {
    if (total[ordinal] === 0) continue
    total[ordinal]! += value
    isPersonal = true
  }
  return isPersonal
}

function add(
  { total, touched }: ScoreSpace,
  held: Uint32Array,
  ordinals: Iterable<number>,
  score: number,
): Uint32Array {
  let used = held.length
  for (const ordinal of ordinals) {
    if (total[ordinal] !== 0) continue
    total[ordinal] = score
    touched[used++] = ordinal
  }
  return touched.subarray(0, used)
}

function clear({ total }: ScoreSpace, held: Uint32Array) {
  for (let i = 0; i < held.length; i++) total[held[i]!] = 0
}

/** The score of a product held: what its words count for, whether it can be had, and how it sells. */
function finalScore(shelf: Shelf, exact: readonly number[]): (ordinal: number) => number {
  const { popularityBonus, scoreSpace } = shelf.index
  const { total } = scoreSpace
  const traits = traitsColumn(shelf)
  return (ordinal) => {
    const place = exact.indexOf(ordinal)
    if (place >= 0) return EXACT - place
    const words = total[ordinal]!
    const trait = traits[ordinal]!
    const had = (trait & TRAIT.available) === 0 ? words - (words >> ABSENT_SHIFT) : words
    const score = had + ((trait & TRAIT.promoted) === 0 ? 0 : PROMOTION) + popularityBonus[ordinal]!
    return score < HIGHEST ? score : HIGHEST
  }
}

/** The smallest of some numbers, in no order: those in front of the last one wanted are separated step by step. */
function smallest(keys: Float64Array, most: number): Float64Array {
  let low = 0
  let high = keys.length - 1
  while (keys.length > most && low < high) {
    const pivot = keys[(low + high) >> 1]!
    let left = low
    let right = high
    while (left <= right) {
      while (keys[left]! < pivot) left++
      while (keys[right]! > pivot) right--
      if (left > right) break
      const swapped = keys[left]!
      keys[left++] = keys[right]!
      keys[right--] = swapped
    }
    if (most <= right) high = right
    else if (most > left) low = left
    else break
  }
  return keys.subarray(0, most)
}

/**
 * Puts some of the products found, which are in alphabetical order, in the order of their scores; equal ones stay in
 * alphabetical order: a counting sort, as scores are small numbers.
 */
export function rankFound(
  { scoreSpace }: CatalogueIndex,
  { ordinals, scores }: Pick<FoundByText, 'ordinals' | 'scores'>,
  some: Uint32Array,
): Uint32Array {
  const { total } = scoreSpace
  const start = new Uint32Array(SCORES + 1)
  for (let i = 0; i < ordinals.length; i++) total[ordinals[i]!] = scores[i]!
  for (let i = 0; i < some.length; i++) start[SCORES - total[some[i]!]!]!++
  for (let score = 0; score < SCORES; score++) start[score + 1]! += start[score]!
  const sorted = new Uint32Array(some.length)
  for (let i = 0; i < some.length; i++) sorted[start[SCORES - 1 - total[some[i]!]!]!++] = some[i]!
  clear(scoreSpace, ordinals)
  return sorted
}
