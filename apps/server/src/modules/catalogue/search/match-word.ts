import { errorsAllowed } from '../words/edit-distance.ts'
import { closeOf, heldBy, MUCH_MORE_OFTEN, nearest } from './close-words.ts'
import { meaningsOfNumber } from '../words/formats.ts'
import { likeness } from '../words/inflection.ts'
import { heardFirst, termsOfSound } from '../words/same-sound.ts'
import { mayBeSmall, thingsSmallIn } from '../words/diminutive.ts'
import { cutTerm } from '../words/shelf-writing.ts'
import { partsOf } from './split-word.ts'
import type { TermReader, WordMatch } from '../words/term-reader.ts'
import { stemOf } from '../words/words.ts'
import { isOfNames, withThing } from './match-thing.ts'

/** An unknown word is replaced by its corrections, which then count as if typed. */
export const FACTOR = {
  exact: 12,
  number: 11,
  meaning: 10,
  cutShort: 9,
  gender: 7,
  prefix: 6,
  secondBest: 6,
  derived: 5,
  alsoMistyped: 5,
  alsoFar: 3,
} as const
/** A shorter word in the middle of a query is not treated as a prefix. */
const PREFIX_FROM = 3
/** From this length on, and among this many terms, the larger thing precedes its diminutive. */
const SMALLER_FROM = 4
const MOST_SMALLER = 60
/** A word in at most this many products may be a typing error in their sheets. */
const SELDOM = 20

/** An abbreviation of fewer letters is too ambiguous. */
const CUT_TO_FROM = 3
/** The vowel that a word loses before the next one: "sott'olio", "sant'anna". */
const LOST_ENDINGS = ['', 'o', 'a', 'i', 'e']

/** A longer continuation of a format or a number means another one. */
const isNumber = (word: string) => /^[#=\d]/.test(word)
const NOTHING: WordMatch = { matches: [], corrected: undefined, errors: 0 }

/**
 * Terms that match a word as typed: the word itself, its other forms, its abbreviations, and words that begin with it.
 */
export function matchWord(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const factorOf = new Map<number, number>()
  if (word.endsWith("'")) {
    for (const ending of LOST_ENDINGS) addTerm(reader, word.slice(0, -1) + ending, FACTOR.exact, factorOf)
    return asMatch(factorOf, isLast)
  }
  if (!isNumber(word) && (isLast || word.length >= PREFIX_FROM)) addBeginnings(reader, word, isLast, factorOf)
  addForms(reader, word, factorOf)
  if (!isNumber(word)) addCutShort(reader, word, factorOf)
  for (const meaning of [...meaningsOfNumber(word), word])
    addTerm(reader, meaning, meaning === word ? FACTOR.exact : FACTOR.meaning, factorOf)
  if (factorOf.size === 0 && isLast && /^\d/.test(word)) addBeginnings(reader, word, isLast, factorOf)
  return asMatch(factorOf, isLast)
}

function addCutShort(reader: TermReader, word: string, factorOf: Map<number, number>) {
  if (!reader.hasCut) return
  // An abbreviation counts less for synonyms: 'pom.' need not be 'pomodorini'.
  const whole = reader.termOf(word)
  const isCalled = whole === undefined || isOfNames(reader, whole)
  const factor = isCalled ? FACTOR.cutShort : FACTOR.derived
  for (let length = CUT_TO_FROM; length < word.length; length++) {
    const cut = word.slice(0, length)
    if (reader.isCut(cut)) addTerm(reader, cutTerm(cut), factor, factorOf)
  }
}

function addTerm(reader: TermReader, text: string, factor: number, factorOf: Map<number, number>) {
  const term = reader.termOf(text)
  if (term !== undefined) factorOf.set(term, factor)
}

/** If the word itself is known, derived ones are guesses: 'grani' is not 'gran'. The last word may be incomplete. */
function asMatch(factorOf: Map<number, number>, isLast: boolean): WordMatch {
  let surest = 0
  for (const factor of factorOf.values()) surest = Math.max(surest, factor)
  const upTo = surest < FACTOR.number ? 0 : isLast ? FACTOR.derived : FACTOR.prefix
  const matches = Array.from(factorOf, ([term, factor]) =>
    factor <= upTo ? { term, factor, isGuess: true } : { term, factor },
  )
  return { matches, corrected: undefined, errors: 0 }
}

function addBeginnings(reader: TermReader, word: string, isLast: boolean, factorOf: Map<number, number>) {
  const behind = reader.lowerBound(`${word}\uffff`)
  const from = reader.lowerBound(word)
  for (let term = from; term < behind; term++) factorOf.set(term, FACTOR.prefix)
  if (!isLast || word.length < SMALLER_FROM || behind - from > MOST_SMALLER || reader.termOf(word) === from)
    return
  // 'Pata' is 'patate' before 'patatine'.
  const { bytes, offsets } = reader.index.terms
  for (let term = from; term < behind; term++) {
    if (!mayBeSmall(bytes, offsets[term]!, offsets[term + 1]!)) continue
    const larger = thingsSmallIn(reader.read(term)).some((thing) => {
      const other = thing.startsWith(word) ? reader.termOf(thing) : undefined
      return other !== undefined && isOfNames(reader, other)
    })
    if (larger) factorOf.set(term, FACTOR.derived)
  }
}

const FORM_FACTOR = {
  same: FACTOR.exact,
  number: FACTOR.number,
  gender: FACTOR.gender,
  derived: FACTOR.derived,
} as const

/** Adds forms of a word; the most certain match of a term is kept. */
function addForms(reader: TermReader, word: string, factorOf: Map<number, number>) {
  for (const term of reader.withStem(stemOf(word))) {
    const text = reader.read(term)
    // 'Paté' has no other forms: 'pata' is the beginning of 'patate'.
    const isOther = text !== word && reader.isAccentedLast(term)
    const factor = isOther ? FACTOR.derived : FORM_FACTOR[likeness(word, text)]
    if ((factorOf.get(term) ?? 0) < factor) factorOf.set(term, factor)
  }
}

/** The matches of a word as typed; for an unknown word its corrections. */
export function understandWord(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const key = isLast ? `${word} ` : word
  const known = reader.understood.get(key)
  if (known !== undefined) return known
  const match = workOut(reader, word, isLast)
  reader.understood.set(key, match, match.matches.length + 1)
  return match
}

function workOut(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const match = withThing(reader, { ...matchWord(reader, word, isLast), parts: partsOf(reader, word) }, word)
  // Two known words written as one are no typing error.
  if (match.matches.length === 0) return match.parts ? match : matchMistyped(reader, word, isLast)
  if (match.matches.every(({ factor }) => factor === FACTOR.cutShort))
    return alsoWhole(reader, match, word, isLast)
  // Sheets have typing errors too: 'mozarella' is a word of the catalogue, but most mozzarella is spelled correctly.
  const held = heldBy(reader, match.matches)
  if (held > SELDOM) return match
  return alsoHeard(reader, alsoMistyped(reader, match, word, isLast, held * MUCH_MORE_OFTEN), word)
}

/** An unknown word that begins another may also be written by its sound: 'gato' beside 'gatorade'. */
function alsoHeard(reader: TermReader, match: WordMatch, word: string): WordMatch {
  const isKnown = match.matches.some(({ factor }) => factor > FACTOR.prefix)
  if (isKnown || mostErrors(word) === 0) return match
  const heard = termsOfSound(reader.index, word)
  const others = match.matches.filter(({ term }) => !heard.includes(term))
  return { ...match, matches: [...others, ...heard.map((term) => ({ term, factor: FACTOR.gender }))] }
}

/** A word known only as an abbreviation ('pom.') may also be mistyped: 'pomodri'. */
function alsoWhole(reader: TermReader, match: WordMatch, word: string, isLast: boolean): WordMatch {
  const whole = matchMistyped(reader, word, isLast)
  const others = match.matches.filter(({ term }) => !whole.matches.some((known) => known.term === term))
  return { ...whole, matches: [...whole.matches, ...others], parts: match.parts }
}

/** Adds the corrections of a word, among terms that at least a number of products have. */
export function alsoMistyped(
  reader: TermReader,
  match: WordMatch,
  word: string,
  isLast: boolean,
  atLeast = 0,
): WordMatch {
  const known = new Set(match.matches.map(({ term }) => term))
  const most = mostErrors(word)
  const others = most === 0 ? [] : closeOf(reader, word, most, isLast)
  const matches = others
    .filter(({ term }) => !known.has(term) && reader.productCount(term) >= atLeast)
    .map(({ term, distance }) => ({
      term,
      factor: distance > 1 ? FACTOR.alsoFar : FACTOR.alsoMistyped,
      isGuess: true,
    }))
  return { ...match, matches: [...match.matches, ...matches] }
}

const mostErrors = (word: string) => (/[#=\d']/.test(word) ? 0 : errorsAllowed(word.length))

/** Terms for a mistyped word, with their plurals; for an incomplete word also prefixes. */
function matchMistyped(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const most = mostErrors(word)
  if (most === 0) return NOTHING
  const close = nearest(reader, heardFirst(reader.index, word, closeOf(reader, word, most, isLast)))
  const fewest = close[0]?.distance ?? 0
  const commonest = close.reduce(
    (held, { term, distance }) => (distance === fewest ? Math.max(held, reader.productCount(term)) : held),
    0,
  )
  const factorOf = new Map<number, number>()
  for (const { term, distance } of close) {
    const isBest = distance === fewest && reader.productCount(term) * MUCH_MORE_OFTEN > commonest
    const factor = isBest ? FACTOR.exact : FACTOR.secondBest
    const meant = reader.read(term)
    for (const form of reader.withStem(stemOf(meant))) {
      if (likeness(meant, reader.read(form)) !== 'number') continue
      if ((factorOf.get(form) ?? 0) < factor) factorOf.set(form, factor - 1)
    }
    factorOf.set(term, factor)
  }
  const best = Array.from(factorOf, ([term, factor]) => ({ term, factor })).toSorted(
    (a, b) => b.factor - a.factor || reader.productCount(b.term) - reader.productCount(a.term),
  )[0]
  if (best !== undefined) addCutShort(reader, reader.read(best.term), factorOf)
  const matches = Array.from(factorOf, ([term, factor]) => ({ term, factor }))
  return {
    matches,
    corrected: best === undefined ? undefined : reader.show(best.term),
    errors: Math.max(fewest, 1),
  }
}
