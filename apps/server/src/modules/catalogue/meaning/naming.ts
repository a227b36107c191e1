import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { hasPosting } from '../search/score-words.ts'
import { isSameWord, likeness } from '../words/inflection.ts'
import { FIELD, LEAST_HEAD_WEIGHT } from '../words/term-index.ts'
import { formsOf, type TermReader } from '../words/term-reader.ts'
import { indexWords, nameWords } from '../words/words.ts'

/** Whether any product has a term in one of some fields. */
export function isHeld(
  { index: { runFields, runStart } }: TermReader,
  term: number,
  fields: number,
): boolean {
  for (let run = runStart[term]!; run < runStart[term + 1]!; run++)
    if ((runFields[run]! & fields) !== 0) return true
  return false
}

/** The products that have a word, or a form of it, in one of some fields. */
export function eachHolding(
  { terms }: CatalogueIndex,
  word: string,
  fields: number,
  call: (ordinal: number) => void,
) {
  const { postingStart, postings, runFields, runStart } = terms.index
  for (const term of formsOf(terms, word))
    for (let run = runStart[term]!; run < runStart[term + 1]!; run++)
      if ((runFields[run]! & fields) !== 0)
        for (let i = postingStart[run]!; i < postingStart[run + 1]!; i++) call(postings[i]!)
}

/**
 * Whether a product's name contains every word unchanged, or begins with its singular or plural: 'ossobuchi di
 * vitello', but 'patatine grigliate' are not 'grigliata'.
 */
export function nameSays(index: CatalogueIndex, words: readonly string[]): (ordinal: number) => boolean {
  const { terms } = index
  const saying = words.map((word) => {
    const typed = terms.termOf(word)
    return amongRuns(terms, word, (term, run) => {
      const isHead = isHeadOf(terms, run) && likeness(word, terms.read(term)) === 'number'
      return (terms.index.runFields[run]! & FIELD.name) !== 0 && (term === typed || isHead)
    })
  })
  return (ordinal) => saying.length > 0 && saying.every((says) => says(ordinal))
}

const isHeadOf = ({ index }: TermReader, run: number) => index.runWeights[run]! >= LEAST_HEAD_WEIGHT

/** Whether a product has a word, or a form of it, in one of some runs. */
function amongRuns(
  terms: TermReader,
  word: string,
  isWanted: (term: number, run: number) => boolean,
): (ordinal: number) => boolean {
  const { postingStart, postings, runStart } = terms.index
  const runs: number[] = []
  for (const term of formsOf(terms, word))
    for (let run = runStart[term]!; run < runStart[term + 1]!; run++) if (isWanted(term, run)) runs.push(run)
  return (ordinal) =>
    runs.some((run) => hasPosting(postings, postingStart[run]!, postingStart[run + 1]!, ordinal))
}

/**
 * The same, but not by the brand in the name: 'Biscotti Buona Colazione' by 'Buona Colazione' do not mean breakfast.
 */
export function nameCalls(index: CatalogueIndex, words: readonly string[]): (ordinal: number) => boolean {
  const isSaid = nameSays(index, words)
  return (ordinal) => {
    if (!isSaid(ordinal)) return false
    const brand = indexWords(index.brandName(index.snapshot.brand[ordinal]!))
    const isOfBrand = (word: string) => brand.some((other) => isSameWord(word, other))
    if (!words.some(isOfBrand)) return true
    const own = withoutRun(indexWords(index.name(ordinal)), brand)
    return own.length === 0 || words.every((word) => own.some((other) => isSameWord(word, other)))
  }
}

/** A dish that is called like what was done to a thing: 'grigliata', 'frittata'. */
const PARTICIPLE = /[aiu]t[aoei]$/

/**
 * The same for a dish: one word for what was done to a thing names the dish only at the beginning of a name, and after a
 * preposition ('Misto per grigliata'): 'Bistecca grigliata' is a steak.
 */
export function dishCalls(index: CatalogueIndex, words: readonly string[]): (ordinal: number) => boolean {
  const isCalled = nameCalls(index, words)
  const [word = ''] = words
  if (words.length !== 1 || !PARTICIPLE.test(word)) return isCalled
  const beginsSo = amongRuns(index.terms, word, (_term, run) => isHeadOf(index.terms, run))
  return (ordinal) => {
    if (!isCalled(ordinal)) return false
    if (beginsSo(ordinal)) return true
    const { words: all, modifiersFrom } = nameWords(index.name(ordinal))
    const place = all.findIndex((other) => isSameWord(word, other))
    return place <= 0 || place >= modifiersFrom
  }
}

/** Words without a sequence of them, removed at its first occurrence. */
function withoutRun(words: readonly string[], run: readonly string[]): readonly string[] {
  const start = words.findIndex((_word, place) => run.every((word, i) => words[place + i] === word))
  return start < 0 ? words : [...words.slice(0, start), ...words.slice(start + run.length)]
}
