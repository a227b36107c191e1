import type { TermReader } from '../words/term-reader.ts'
import { LEAST_SEEN_WEIGHT } from '../words/term-index.ts'
import { hasPosting } from './score-words.ts'

/** Minimum length of the parts of a word that is split in two. */
const PART_FROM = 3
const COMMON = 100
/** An article or preposition joined to the following word: 'doliva', 'dellorto'. */
const RUN_IN = /^(?:d|l|un|dell|all|dall|nell|sull)([aeiou]\p{L}{3,})$/u

/**
 * The two words that the shop uses for a joined one: 'cocacola', 'farina00'. Products must have both in visible fields,
 * and, if the shop has the typed word too, at least as many as have that.
 */
export function partsOf(terms: TermReader, word: string): readonly string[] | undefined {
  if (word.length < PART_FROM * 2 && !/\d/.test(word)) return undefined
  const typed = terms.termOf(word)
  const behind = typed === undefined ? RUN_IN.exec(word)?.[1] : undefined
  if (behind !== undefined && terms.termOf(behind) !== undefined) return [behind]
  // A spelling in at least this many products is a usual one.
  if (typed !== undefined && seenCount(terms, typed) > COMMON) return undefined
  let best: [string, string] | undefined
  let most = typed === undefined ? 0 : Math.max(0, seenCount(terms, typed) - 1)
  for (let place = 1; place < word.length; place++) {
    const isBoundary = /\d/.test(word.charAt(place - 1)) !== /\d/.test(word.charAt(place))
    if (!isBoundary && (place < PART_FROM || word.length - place < PART_FROM)) continue
    const first = terms.termOf(word.slice(0, place))
    const second = first === undefined ? undefined : terms.termOf(word.slice(place))
    if (first === undefined || second === undefined) continue
    const both = seenWithBoth(terms, first, second)
    if (both <= most) continue
    most = both
    best = [word.slice(0, place), word.slice(place)]
  }
  return best
}

/** Runs of a term in visible fields. */
function seenRuns({ index: { runStart, runWeights } }: TermReader, term: number): number[] {
  const runs: number[] = []
  for (let run = runStart[term]!; run < runStart[term + 1]!; run++)
    if (runWeights[run]! >= LEAST_SEEN_WEIGHT) runs.push(run)
  return runs
}

function seenCount(terms: TermReader, term: number): number {
  const { postingStart } = terms.index
  return seenRuns(terms, term).reduce((sum, run) => sum + postingStart[run + 1]! - postingStart[run]!, 0)
}

function seenWithBoth(terms: TermReader, one: number, other: number): number {
  const { postings, postingStart } = terms.index
  const isFewer = seenCount(terms, one) <= seenCount(terms, other)
  const others = seenRuns(terms, isFewer ? other : one)
  let count = 0
  for (const run of seenRuns(terms, isFewer ? one : other))
    for (let i = postingStart[run]!; i < postingStart[run + 1]!; i++)
      if (
        others.some((each) =>
          hasPosting(postings, postingStart[each]!, postingStart[each + 1]!, postings[i]!),
        )
      )
        count++
  return count
}
