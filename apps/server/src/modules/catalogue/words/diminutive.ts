/**
 * Small, large and bad forms of a thing by rule: 'mozzarelline', 'funghetto', 'gamberoni', 'vinello', 'prosecchino'. What the
 * catalogue calls so by itself is another thing ('panino' is no 'pane'): that is the caller's to know, the rule is only
 * about letters.
 */

/** What stands between the thing and the last vowel, and how many letters of the thing must be left to be sure of it. */
const SUFFIXES = [
  ['in', 3],
  ['ett', 3],
  ['ell', 3],
  ['icin', 4],
  ['iolin', 4],
  ['olin', 4],
  ['cin', 5],
  ['ott', 4],
  ['on', 4],
  ['acc', 4],
  ['acci', 4],
  ['ucc', 4],
  ['ucci', 4],
  ['uzz', 4],
] as const
/** The plain ones among them, and what must be left where the shop has the small form as well. */
const SMALL = [
  ['in', 4],
  ['ett', 4],
  ['ell', 4],
] as const
const LAST_VOWEL = /[aeio]$/
const NO_VOWEL_AT_ALL = /^[^aeiou]+$/
/** With what a thing may end; '' where it ends as other languages do: 'yogurtino', 'toastini'. */
const ENDINGS = ['o', 'a', 'e', 'i', 'io', 'ia', 'ie', '']

/**
 * The words that a folded word may be a small, large or bad form of, those that keep most of its letters first; none of a
 * word that has no such ending. Not all of them are words: the caller looks which it knows.
 */
export const thingsBehind = (word: string): readonly string[] => thingsOf(word, SUFFIXES)

/** Small forms alone, of things long enough to be known by what is left: 'cartoni' are no 'carta'. */
export const thingsSmallIn = (word: string): readonly string[] => thingsOf(word, SMALL)

const NONE: readonly string[] = []

function thingsOf(
  word: string,
  suffixes: readonly (readonly [suffix: string, least: number])[],
): readonly string[] {
  if (!LAST_VOWEL.test(word)) return NONE
  // Most words end in none of them: asked of every word, it costs no more than looking.
  let bases: string[] | undefined
  for (const [suffix, least] of suffixes) {
    const length = word.length - 1 - suffix.length
    if (length < least || !word.startsWith(suffix, length)) continue
    const base = word.slice(0, length)
    if (!NO_VOWEL_AT_ALL.test(base)) (bases ??= []).push(base)
  }
  if (bases === undefined) return NONE
  const things = new Set(bases.toSorted((a, b) => b.length - a.length).flatMap(spellings))
  things.delete(word)
  return [...things]
}

/** How the thing is spelled with its own ending: the h of 'funghetto' goes before o and a, and stays before e and i. */
function spellings(base: string): string[] {
  const hard = /[cg]h$/.test(base) ? base.slice(0, -1) : undefined
  const own = ENDINGS.map((ending) => base + ending)
  if (hard === undefined) return own
  return [`${hard}o`, `${hard}a`, `${base}i`, `${base}e`]
}
