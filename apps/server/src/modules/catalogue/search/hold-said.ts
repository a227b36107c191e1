import type { ScoreSpace } from '../memory/score-space.ts'
import { SAID_INSTEAD } from '../knowledge/said-instead.ts'
import { formsOf, type TermReader } from '../words/term-reader.ts'
import { readQuery, type ReadQuery } from '../words/words.ts'
import { holdText, type HeldText, type HoldOptions } from './hold-text.ts'

interface Said {
  words: readonly string[]
  instead: readonly string[]
}

const wordsOf = (text: string) => readQuery(text).words.map(({ word }) => word)

/** Rows by their first word, the longest names first. */
const rowsOf = new Map<string, Said[]>()
for (const row of SAID_INSTEAD.trim().split('\n')) {
  const [names = '', others = ''] = row.split(':')
  const instead = others.split(',').map((other) => other.trim())
  for (const name of names.split(',')) {
    const words = wordsOf(name.trim())
    const known = rowsOf.get(words[0]!) ?? []
    rowsOf.set(words[0]!, [...known, { words, instead }].toSorted((a, b) => b.words.length - a.words.length))
  }
}

const rowFor = (words: readonly string[]): Said | undefined =>
  rowsOf.get(words[0] ?? '')?.find((said) => said.words.every((word, place) => words[place] === word))

/** What a query finds, and the query that was searched. */
export interface HeldSaid extends HeldText {
  query: ReadQuery
}

/**
 * Finds the products of a query like `holdText`; a name for which another one is searched (said-instead.ts) by that one,
 * if the shop has it. Such a name is never guessed at: if the shop has neither, nothing is found.
 */
export function holdSaid(
  terms: TermReader,
  space: ScoreSpace,
  query: ReadQuery,
  options: HoldOptions = {},
): HeldSaid {
  const said = options.isAsTyped === true ? undefined : rowFor(query.words.map(({ word }) => word))
  if (said === undefined) return { ...holdText(terms, space, query, options), query }
  const behind = query.words[said.words.length]
  const rest = behind === undefined ? '' : ` ${query.text.slice(behind.from)}`
  for (const instead of said.instead) {
    const words = wordsOf(instead)
    if (!words.every((word) => formsOf(terms, word).length > 0)) continue
    const other = readQuery(instead + rest)
    const found = holdText(terms, space, other, options)
    if (found.held.length > 0 && !found.leftOut.some((word) => words.includes(word.toLowerCase())))
      return { ...found, query: other }
    for (const ordinal of found.held) space.total[ordinal] = 0
  }
  const isKnown = said.words.every((word) => formsOf(terms, word).length > 0)
  if (isKnown) return { ...holdText(terms, space, query, options), query }
  return { held: new Uint32Array(), correctedQuery: undefined, leftOut: [], query }
}
