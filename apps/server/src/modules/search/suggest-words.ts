import type { CatalogueIndex } from '../catalogue/index/catalogue-index.ts'
import { rewrite } from './hold-text.ts'
import { understandWord } from './match-word.ts'
import { understandQuery } from './respell.ts'
import { hasPosting } from './score-words.ts'
import { FIELD } from './term-index.ts'
import type { TermReader } from './term-reader.ts'
import type { ReadQuery } from './words.ts'

/** Fields of which a shopper knows the words: nobody types 'lecitina'. */
const KNOWN_FIELDS = FIELD.name | FIELD.brand | FIELD.category
/** Completions are looked for among so many of the products found. */
const LOOKED_AT = 60
const COMPLETIONS_TRIED = 24

/**
 * The last word completed or put right, behind what stands before it: the words that most products are named by first, and
 * none that the products found do not have.
 */
export function suggestWords(
  { terms }: CatalogueIndex,
  query: ReadQuery,
  found: Uint32Array,
  most: number,
): string[] {
  const last = query.words.at(-1)
  if (last === undefined) return []
  const before = query.words.slice(0, -1)
  const head = query.text.slice(0, last.from)
  const start = rewrite(head, understandQuery(terms, before)) ?? head
  const candidates = understandWord(terms, last.word, true)
    .matches.map(({ term, factor }) => ({ term, factor, count: namedCount(terms, term) }))
    .toSorted((a, b) => b.count - a.count || b.factor - a.factor)
    .slice(0, COMPLETIONS_TRIED)
  const best = found.subarray(0, LOOKED_AT)
  const held = before.length === 0 ? candidates : candidates.filter(({ term }) => isHeld(terms, term, best))
  const named = held.filter(({ count }) => count > 0)
  const words = (named.length > 0 ? named : held)
    .map(({ term }) => terms.show(term))
    .filter((word) => !/^[#=]/.test(word))
  return words.slice(0, most).map((word) => `${start.trimEnd()} ${word}`.trim())
}

/** How many products have a term where a shopper knows it from. */
function namedCount({ index: { postingStart, runFields, runStart } }: TermReader, term: number): number {
  let count = 0
  for (let run = runStart[term]!; run < runStart[term + 1]!; run++)
    if ((runFields[run]! & KNOWN_FIELDS) !== 0) count += postingStart[run + 1]! - postingStart[run]!
  return count
}

function isHeld(
  { index: { postingStart, postings, runStart } }: TermReader,
  term: number,
  some: Uint32Array,
) {
  for (let run = runStart[term]!; run < runStart[term + 1]!; run++) {
    for (const ordinal of some)
      if (hasPosting(postings, postingStart[run]!, postingStart[run + 1]!, ordinal)) return true
  }
  return false
}
