import { ascending } from '../memory/ascending.ts'
import { inScoreSpace, type ScoreSpace } from '../memory/score-space.ts'
import type { CatalogueIndex, Assortment } from '../engine/catalogue-index.ts'
import { FLAG } from '../engine/snapshot.ts'
import { TRAIT, traitsColumn } from '../engine/traits.ts'
import {
  findByCode,
  findByCodeBeginning,
  findByGtinEnding,
  findCodesAmong,
  findSwapped,
} from './find-code.ts'
import { holdSaid } from './hold-said.ts'
import type { HeldText, HoldOptions } from './hold-text.ts'
import { putMeantFirst } from './meant-first.ts'
import { scoreOfPlace, SCORES, sortByScore } from './score-order.ts'
import type { HoldLimits } from './score-words.ts'
import { readQuery } from '../words/words.ts'

/** The bonus of a customer's own purchases, by ordinal. */
type BoughtBonus = ReadonlyMap<number, number>

/** Products that a text finds, in alphabetical order, with their scores. */
export interface FoundByText extends Pick<HeldText, 'correctedQuery' | 'leftOut'> {
  ordinals: Uint32Array
  scores: Uint16Array
  /** The customer has bought one of them before, so that the order is for this customer only. */
  isPersonal: boolean
}

const EXACT = SCORES - 1
/** Typed codes come before the products that words find. */
const MOST_CODES = 200
const HIGHEST = EXACT - MOST_CODES
/** Unavailable products lose an eighth: they rank behind equal matches, but before matches in a worse field. */
const ABSENT_SHIFT = 3
const PROMOTION = 4
/** A prefix of a code scores less than a whole word of a name or format, and more than a prefix of one. */
const WORTH = { ofCode: 215, ofGtin: 100 } as const
const NOTHING_BOUGHT: BoughtBonus = new Map()

/**
 * All products that a text finds: an exact code or GTIN, prefixes of one, and products with every word; with
 * `isAsTyped` without corrections and omissions.
 */
export function findByText(
  assortment: Assortment,
  text: string,
  bonus = NOTHING_BOUGHT,
  isAsTyped = false,
): FoundByText {
  const { scoreSpace: space, snapshot } = assortment.index
  return inScoreSpace(space, () => {
    const { held, exact, ...found } = hold(assortment, text, bonus, { isAsTyped })
    const ordinals = ascending(held, snapshot.productCount)
    const scores = finalScores(assortment, ordinals, exact, new Uint16Array(ordinals.length))
    clear(space, held)
    return { ...found, ordinals, scores }
  })
}

interface BestOptions extends HoldLimits {
  most: number
  bonus?: BoughtBonus
}

/** The best products for a text, best first, without sorting all of them: for suggestions. */
export function findBest(
  assortment: Assortment,
  text: string,
  { most, bonus = NOTHING_BOUGHT, ...limits }: BestOptions,
): { ordinals: Uint32Array; isPersonal: boolean } {
  const { scoreSpace: space } = assortment.index
  return inScoreSpace(space, () => {
    const { held, exact, isPersonal } = hold(assortment, text, bonus, limits)
    const scores = finalScores(assortment, held, exact, space.final.subarray(0, held.length))
    const enough = scoreOfPlace(scores, most)
    // Sorted as one number each: the score, then the alphabetical order.
    const keys: number[] = []
    for (let i = 0; i < held.length; i++)
      if (scores[i]! >= enough) keys.push((SCORES - scores[i]!) * 2 ** 32 + held[i]!)
    clear(space, held)
    const best = Float64Array.from(keys).sort().subarray(0, most)
    return { ordinals: Uint32Array.from(best, (key) => key % 2 ** 32), isPersonal }
  })
}

/** Products that a text finds, best first. */
export function searchText(assortment: Assortment, text: string) {
  const found = findByText(assortment, text)
  return {
    ordinals: rankFound(assortment.index, found, found.ordinals),
    correctedQuery: found.correctedQuery,
  }
}

interface Held extends Pick<HeldText, 'correctedQuery' | 'leftOut'> {
  held: Uint32Array
  /** Products with the typed codes. */
  exact: readonly number[]
  isPersonal: boolean
}

function hold({ index }: Assortment, text: string, bonus: BoughtBonus, options?: HoldOptions): Held {
  const { scoreSpace: space, terms } = index
  const whole = findByCode(index, text)
  const exact = whole === undefined ? findCodesAmong(index, text) : [whole]
  const query = readQuery(text)
  // Beside a code the other words are ignored: 'cod. 3110001'.
  const isCodes = exact.length > 0 && query.words.length > 1
  const { flags } = index.snapshot
  const ofWords = isCodes
    ? { ...NOTHING_HELD, query }
    : holdSaid(terms, space, query, {
        isAsTyped: options?.isAsTyped,
        mostPostings: options?.mostPostings,
        leastWeight: options?.leastWeight,
        isForAnimals: (ordinal) => (flags[ordinal]! & FLAG.forAnimals) !== 0,
      })
  const beginning = isCodes ? undefined : findByCodeBeginning(index, text)
  const ending = beginning === undefined || exact.length > 0 ? [] : findByGtinEnding(index, text)
  const { correctedQuery, leftOut } = ofWords
  let { held } = ofWords
  putMeantFirst(index, ofWords.query, ofWords)
  held = add(space, held, exact, WORTH.ofCode)
  held = add(space, held, beginning?.ofCode ?? [], WORTH.ofCode)
  held = add(space, held, ending, WORTH.ofCode)
  held = add(space, held, beginning?.ofGtin ?? [], WORTH.ofGtin)
  const isFound = exact.length > 0 || held.length > 0 || options?.isAsTyped === true
  const meant = isFound ? undefined : findSwapped(index, text)
  if (meant !== undefined) {
    held = add(space, held, [meant], WORTH.ofCode)
    return { held, exact: [meant], correctedQuery: index.gtin(meant), leftOut: [], isPersonal: false }
  }
  const isPersonal = addBonus(space, bonus)
  if (exact.length === 0 && held.length > 0) return { held, exact, isPersonal, correctedQuery, leftOut }
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

/** Scores of products: by their words, availability and sales. */
function finalScores(
  assortment: Assortment,
  held: Uint32Array,
  exact: readonly number[],
  scores: Uint16Array,
): Uint16Array {
  const { popularityBonus, scoreSpace } = assortment.index
  const { total } = scoreSpace
  const traits = traitsColumn(assortment)
  for (let i = 0; i < held.length; i++) {
    const ordinal = held[i]!
    const trait = traits[ordinal]!
    let score = total[ordinal]!
    if ((trait & TRAIT.available) === 0) score -= score >> ABSENT_SHIFT
    if ((trait & TRAIT.promoted) !== 0) score += PROMOTION
    score += popularityBonus[ordinal]!
    scores[i] = score < HIGHEST ? score : HIGHEST
  }
  exact.forEach((ordinal, place) => {
    const i = held.indexOf(ordinal)
    if (i >= 0) scores[i] = EXACT - Math.min(place, MOST_CODES)
  })
  return scores
}

/**
 * Sorts some of the found products, given in alphabetical order, by score, stably: a counting sort, as scores are small
 * numbers.
 */
export function rankFound(
  { scoreSpace: space }: CatalogueIndex,
  { ordinals, scores }: Pick<FoundByText, 'ordinals' | 'scores'>,
  some: Uint32Array,
): Uint32Array {
  return some.length === ordinals.length
    ? sortByScore(ordinals, scores)
    : sortByScore(some, inScoreSpace(space, scoresOfSome))

  function scoresOfSome(): Uint16Array {
    const { total } = space
    for (let i = 0; i < ordinals.length; i++) total[ordinals[i]!] = scores[i]!
    const ofSome = Uint16Array.from(some, (ordinal) => total[ordinal]!)
    for (let i = 0; i < ordinals.length; i++) total[ordinals[i]!] = 0
    return ofSome
  }
}
