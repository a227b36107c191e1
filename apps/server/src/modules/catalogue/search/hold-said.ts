import type { ScoreSpace } from '../memory/score-space.ts'
import { BEGUN_AS, SAID_INSTEAD } from '../knowledge/said-instead.ts'
import { formsOf, type TermReader } from '../words/term-reader.ts'
import { readQuery, type QueryWord, type ReadQuery } from '../words/words.ts'
import { addScores, holdText, takeScores, type HeldText, type HoldOptions } from './hold-text.ts'

interface Said {
  words: readonly string[]
  instead: readonly string[]
}

const wordsOf = (text: string) => readQuery(text).words.map(({ word }) => word)

type Rows = ReadonlyMap<string, readonly Said[]>

/** Rows by their first word, the longest names first. */
function readRows(table: string): Rows {
  const rows = new Map<string, readonly Said[]>()
  for (const row of table.trim().split('\n')) {
    const [names = '', others = ''] = row.split(':')
    const instead = others.split(',').map((other) => other.trim())
    for (const name of names.split(',')) {
      const words = wordsOf(name.trim())
      const known = rows.get(words[0] ?? '') ?? []
      rows.set(
        words[0] ?? '',
        [...known, { words, instead }].toSorted((a, b) => b.words.length - a.words.length),
      )
    }
  }
  return rows
}

const SAID = readRows(SAID_INSTEAD)
const BEGUN = readRows(BEGUN_AS)

function rowFor(rows: Rows, words: readonly QueryWord[]): Said | undefined {
  const [first] = words
  return (
    first &&
    rows.get(first.word)?.find((said) => said.words.every((word, place) => words[place]?.word === word))
  )
}

/** Products of the typed name keep half of their score: they come after those that were searched instead. */
const ORIGINAL_SHIFT = 1

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
  const asked = () => asSearched(holdText(terms, space, query, options), query)
  if (options.isAsTyped === true) return asked()
  // Only suggestions and dishes leave fields out.
  const begun = options.leastWeight === undefined ? undefined : rowFor(BEGUN, query.words)
  const said = rowFor(SAID, query.words) ?? begun
  if (said === undefined) return asked()
  const behind = query.words[said.words.length]
  const rest = behind === undefined ? '' : ` ${query.text.slice(behind.from)}`
  const isKnown = said.words.every((word) => terms.termOf(word) !== undefined)
  for (const instead of said.instead) {
    const words = wordsOf(instead)
    if (!words.every((word) => formsOf(terms, word).length > 0)) continue
    const other = readQuery(instead + rest)
    const found = holdText(terms, space, other, options)
    if (found.held.length > 0 && !found.leftOut.some((word) => words.includes(word.toLowerCase()))) {
      const first = takeScores(space, found.held)
      const held = isKnown
        ? behindOthers(space, holdText(terms, space, query, options).held)
        : found.held.subarray(0, 0)
      return asSearched({ ...found, held: addScores(space, held, first) }, other)
    }
    takeScores(space, found.held)
  }
  if (isKnown || begun !== undefined) return asked()
  return { held: new Uint32Array(), correctedQuery: undefined, leftOut: [], query }
}

/** Written out, since copying an object of several shapes takes as long as a search of one word. */
const asSearched = ({ held, correctedQuery, leftOut }: HeldText, query: ReadQuery): HeldSaid => ({
  held,
  correctedQuery,
  leftOut,
  query,
})

/** Lowers the scores of products, and keeps their order. */
function behindOthers({ total }: ScoreSpace, held: Uint32Array): Uint32Array {
  for (const ordinal of held) total[ordinal] = Math.max(1, total[ordinal]! >> ORIGINAL_SHIFT)
  return held
}
