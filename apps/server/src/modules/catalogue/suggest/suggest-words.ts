import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { rewrite } from '../search/hold-text.ts'
import { FACTOR, understandWord } from '../search/match-word.ts'
import { understandQuery, type Understood } from '../search/respell.ts'
import { hasPosting } from '../search/score-words.ts'
import { isCutTerm } from '../words/shelf-writing.ts'
import { FIELD } from '../words/term-index.ts'
import type { TermReader } from '../words/term-reader.ts'
import type { ReadQuery } from '../words/words.ts'

/** Fields whose words shoppers know: nobody types 'lecitina'. */
const KNOWN_FIELDS = FIELD.name | FIELD.brand | FIELD.category
/** Completions are taken from this many of the products found. */
const LOOKED_AT = 10
const COMPLETIONS_TRIED = 14

/**
 * The last word completed or corrected, after the words before it: alone the words in most names, otherwise those that
 * most of the products found have.
 */
export function suggestWords(
  { terms }: CatalogueIndex,
  query: ReadQuery,
  found: Uint32Array,
  most: number,
): string[] {
  const last = query.words.at(-1)
  if (last === undefined) return []
  const best = found.subarray(0, LOOKED_AT)
  const before = understandQuery(terms, query.words.slice(0, -1)).map((word) => completed(terms, word, best))
  const head = query.text.slice(0, last.from)
  const start = (rewrite(head, before) ?? head).trimEnd()
  const candidates = understandWord(terms, last.word, true)
    .matches.map(({ term, factor }) => ({ term, factor, count: namedCount(terms, term) }))
    .toSorted((a, b) => b.count - a.count || b.factor - a.factor)
    .slice(0, COMPLETIONS_TRIED)
  const named = candidates.filter(({ count }) => count > 0)
  const known = named.length > 0 ? named : candidates
  const chosen = before.length === 0 ? known.map(({ term }) => term) : mostHeld(terms, candidates, best)
  return chosen
    .map((term) => terms.show(term))
    .filter((word) => !/^[#=]/.test(word) && !isCutTerm(word))
    .slice(0, most)
    .map((word) => `${start} ${word}`.trim())
}

/** An incomplete word before the last is completed from the products found. */
function completed(terms: TermReader, word: Understood, best: Uint32Array): Understood {
  const { matches, corrected } = word.match
  const isBegun = corrected === undefined && matches.every(({ factor }) => factor === FACTOR.prefix)
  const [term] = isBegun ? mostHeld(terms, matches.slice(0, COMPLETIONS_TRIED), best) : []
  return term === undefined ? word : { ...word, match: { ...word.match, corrected: terms.show(term) } }
}

/** Terms of some products, the most frequent first. */
function mostHeld(terms: TermReader, some: readonly { term: number }[], products: Uint32Array): number[] {
  return some
    .map(({ term }) => ({ term, held: heldCount(terms, term, products) }))
    .filter(({ held }) => held > 0)
    .toSorted((a, b) => b.held - a.held)
    .map(({ term }) => term)
}

/** How many products have a term in fields that shoppers know. */
function namedCount({ index: { postingStart, runFields, runStart } }: TermReader, term: number): number {
  let count = 0
  for (let run = runStart[term]!; run < runStart[term + 1]!; run++)
    if ((runFields[run]! & KNOWN_FIELDS) !== 0) count += postingStart[run + 1]! - postingStart[run]!
  return count
}

/** How many of some products have a term. */
function heldCount(
  { index: { postingStart, postings, runStart } }: TermReader,
  term: number,
  some: Uint32Array,
) {
  let held = 0
  for (let run = runStart[term]!; run < runStart[term + 1]!; run++)
    for (const ordinal of some)
      if (hasPosting(postings, postingStart[run]!, postingStart[run + 1]!, ordinal)) held++
  return held
}
