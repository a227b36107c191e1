import { closeTerms, errorsAllowed, type CloseTerm } from '../words/edit-distance.ts'
import { meaningsOfNumber } from '../words/formats.ts'
import { likeness } from '../words/inflection.ts'
import { heardFirst, termsOfSound } from '../words/same-sound.ts'
import { cutTerm, isCutTerm } from '../words/shelf-writing.ts'
import { partsOf } from './split-word.ts'
import type { TermReader, WordMatch } from '../words/term-reader.ts'
import { stemOf } from '../words/words.ts'
import { isOfNames, withThing } from './match-thing.ts'

/** A word that is nowhere as typed is sought as what it was mistyped for: then that counts as if it had been typed. */
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
/** Below so many letters a word of the middle of a query is not taken for a beginning. */
const PREFIX_FROM = 3
/** Below so many letters a mistyped stem is like too many. */
const STEM_FROM = 5
/** Letters that an ending may have. */
const LONGEST_ENDING = 3
/** From so many letters on a word that is like none is sought with one error more. */
const MORE_ERRORS_FROM = 6
const MOST_ERRORS = 2
/** A word that no more products hold may be a typing error of their sheets. */
const SELDOM = 20
const MUCH_MORE_OFTEN = 5

/** A word cut short to fewer letters may be too many. */
const CUT_TO_FROM = 3
/** A letter that a word has lost to the next one: "sott'olio", "sant'anna". */
const LOST_ENDINGS = ['', 'o', 'a', 'i', 'e']

/** A longer beginning of a format or a number means another one. */
const isNumber = (word: string) => /^[#=\d]/.test(word)
const NOTHING: WordMatch = { matches: [], corrected: undefined, errors: 0 }

/** Terms that a word means as typed: the word itself, its other forms, what it is cut short to, and what begins with it. */
export function matchWord(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const factorOf = new Map<number, number>()
  if (word.endsWith("'")) {
    for (const ending of LOST_ENDINGS) addTerm(reader, word.slice(0, -1) + ending, FACTOR.exact, factorOf)
    return asMatch(factorOf, isLast)
  }
  if (!isNumber(word) && (isLast || word.length >= PREFIX_FROM)) addBeginnings(reader, word, factorOf)
  addForms(reader, word, factorOf)
  if (!isNumber(word)) addCutShort(reader, word, factorOf)
  for (const meaning of [...meaningsOfNumber(word), word])
    addTerm(reader, meaning, meaning === word ? FACTOR.exact : FACTOR.meaning, factorOf)
  if (factorOf.size === 0 && isLast && /^\d/.test(word)) addBeginnings(reader, word, factorOf)
  return asMatch(factorOf, isLast)
}

function addCutShort(reader: TermReader, word: string, factorOf: Map<number, number>) {
  if (!reader.hasCut) return
  // Of what is only called so otherwise a word cut short says less: 'pom.' need not be 'pomodorini'.
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

/** Where the word itself is known, derived ones are guesses: 'grani' is no 'gran'. The last word may still be typed. */
function asMatch(factorOf: Map<number, number>, isLast: boolean): WordMatch {
  let surest = 0
  for (const factor of factorOf.values()) surest = Math.max(surest, factor)
  const upTo = surest < FACTOR.number ? 0 : isLast ? FACTOR.derived : FACTOR.prefix
  const matches = Array.from(factorOf, ([term, factor]) =>
    factor <= upTo ? { term, factor, isGuess: true } : { term, factor },
  )
  return { matches, corrected: undefined, errors: 0 }
}

function addBeginnings(reader: TermReader, word: string, factorOf: Map<number, number>) {
  const behind = reader.lowerBound(`${word}\uffff`)
  for (let term = reader.lowerBound(word); term < behind; term++) factorOf.set(term, FACTOR.prefix)
}

const FORM_FACTOR = {
  same: FACTOR.exact,
  number: FACTOR.number,
  gender: FACTOR.gender,
  derived: FACTOR.derived,
} as const

/** Forms of a word; the surest meaning of a term stays. */
function addForms(reader: TermReader, word: string, factorOf: Map<number, number>) {
  for (const term of reader.withStem(stemOf(word))) {
    const factor = FORM_FACTOR[likeness(word, reader.read(term))]
    if ((factorOf.get(term) ?? 0) < factor) factorOf.set(term, factor)
  }
}

/** What a word means as typed; where it is nowhere, what it may have been mistyped for. */
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
  // Two known words in one are no typing error.
  if (match.matches.length === 0) return match.parts ? match : matchMistyped(reader, word, isLast)
  if (match.matches.every(({ factor }) => factor === FACTOR.cutShort))
    return alsoWhole(reader, match, word, isLast)
  // Sheets hold typing errors as well: 'mozarella' is a word of the catalogue, and most mozzarella is written otherwise.
  const held = heldBy(reader, match.matches)
  if (held > SELDOM) return match
  return alsoHeard(reader, alsoMistyped(reader, match, word, isLast, held * MUCH_MORE_OFTEN), word)
}

/** A word that is nowhere, but begins another, may be written as it is heard all the same: 'gato' beside 'gatorade'. */
function alsoHeard(reader: TermReader, match: WordMatch, word: string): WordMatch {
  const isKnown = match.matches.some(({ factor }) => factor > FACTOR.prefix)
  if (isKnown || mostErrors(word) === 0) return match
  const heard = termsOfSound(reader.index, word)
  const others = match.matches.filter(({ term }) => !heard.includes(term))
  return { ...match, matches: [...others, ...heard.map((term) => ({ term, factor: FACTOR.gender }))] }
}

/** A word that stands nowhere but cut short ('pom.') may be mistyped all the same: 'pomodri'. */
function alsoWhole(reader: TermReader, match: WordMatch, word: string, isLast: boolean): WordMatch {
  const whole = matchMistyped(reader, word, isLast)
  const others = match.matches.filter(({ term }) => !whole.matches.some((known) => known.term === term))
  return { ...whole, matches: [...whole.matches, ...others], parts: match.parts }
}

const heldBy = (reader: TermReader, matches: readonly { term: number }[]) =>
  matches.reduce((sum, { term }) => sum + reader.productCount(term), 0)

/** Adds what a word may have been mistyped for, of terms that at least so many products hold. */
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

/** Terms that a mistyped word may mean, with their plurals; of a word still being typed also the beginnings. */
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

/**
 * The whole word first, then the beginning of one, then another form of one ('zuchine' where there is only 'zucchina'), at
 * last with one error more.
 */
function closeOf(reader: TermReader, word: string, most: number, isLast: boolean): CloseTerm[] {
  const whole = closeWords(reader, word, most, false)
  if (whole.length > 0) return whole
  const begun = isLast ? closeWords(reader, word, most, true) : []
  if (begun.length > 0) return begun
  const stem = stemOf(word)
  const forms = stem.length < STEM_FROM ? [] : closeForms(reader, stem, errorsAllowed(stem.length))
  if (forms.length > 0) return forms
  return word.length >= MORE_ERRORS_FROM && most < MOST_ERRORS
    ? closeWords(reader, word, most + 1, false)
    : []
}

/** Nobody means a word cut short, and it is near to many. */
const closeWords = (reader: TermReader, word: string, most: number, isPrefix: boolean): CloseTerm[] =>
  closeTerms(reader.index, word, most, isPrefix).filter(({ term }) => {
    if (!reader.hasCut) return true
    const text = reader.read(term)
    return !isCutTerm(text) && !reader.isCut(text)
  })

/** Terms that begin with the same letter, then nearly so, and have little more than an ending behind it. */
const closeForms = (reader: TermReader, stem: string, most: number): CloseTerm[] =>
  closeWords(reader, stem, most, true).filter(({ term }) => {
    const text = reader.read(term)
    return text[0] === stem[0] && text.length <= stem.length + LONGEST_ENDING
  })

/** Terms with the fewest errors; those with more only where many more products hold them. */
function nearest(reader: TermReader, close: readonly CloseTerm[]): CloseTerm[] {
  const fewest = close.reduce((least, { distance }) => Math.min(least, distance), Infinity)
  const near = close.filter(({ distance }) => distance === fewest)
  const atLeast = heldBy(reader, near) * MUCH_MORE_OFTEN
  return [...near, ...close.filter((c) => c.distance > fewest && reader.productCount(c.term) >= atLeast)]
}
