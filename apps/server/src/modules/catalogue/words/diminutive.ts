/**
 * Diminutives, augmentatives and pejoratives by rule: 'mozzarelline', 'funghetto', 'gamberoni', 'vinello',
 * 'prosecchino'. Lexicalised ones are words of their own ('panino' is not 'pane'): the caller must know them, since the
 * rule is only about letters.
 */

/** Letters between the base and the last vowel, and the minimum length of the base. */
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
/** The plain diminutives among them, and the minimum length if the shop has the small form too. */
const SMALL = [
  ['in', 4],
  ['ett', 4],
  ['ell', 4],
] as const
/** Letters of the shortest of them, with its last vowel. */
const SMALLEST = 7
const LAST_VOWEL = /[aeio]$/
const NO_VOWEL_AT_ALL = /^[^aeiou]+$/
/** Possible endings of the base word; '' for foreign words: 'yogurtino', 'toastini'. */
const ENDINGS = ['o', 'a', 'e', 'i', 'io', 'ia', 'ie', '']

/**
 * The possible base words of a folded word, those that keep most of its letters first; none without such an ending. Not
 * all of them exist: the caller looks them up.
 */
export const thingsBehind = (word: string): readonly string[] => thingsOf(word, SUFFIXES)

/** Only diminutives, with a base long enough to be recognised: 'cartoni' are not 'carta'. */
export const thingsSmallIn = (word: string): readonly string[] => thingsOf(word, SMALL)

const [I, L, N, T] = Array.from('ilnt', (letter) => letter.charCodeAt(0))

/** Whether the word between two places of a text in UTF-8 may be a diminutive: a quick check, before it is read. */
export function mayBeSmall(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start < SMALLEST) return false
  const [before, last] = [bytes[end - 3], bytes[end - 2]]
  return last === N ? before === I : (last === T || last === L) && before === last
}

const NONE: readonly string[] = []

function thingsOf(
  word: string,
  suffixes: readonly (readonly [suffix: string, least: number])[],
): readonly string[] {
  if (!LAST_VOWEL.test(word)) return NONE
  // Most words have no such ending: this quick check costs no more than a look-up.
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

/**
 * Spellings of the base word with its own ending: the h of 'funghetto' is dropped before o and a, and kept before e and
 * i.
 */
function spellings(base: string): string[] {
  const hard = /[cg]h$/.test(base) ? base.slice(0, -1) : undefined
  const own = ENDINGS.map((ending) => base + ending)
  if (hard === undefined) return own
  return [`${hard}o`, `${hard}a`, `${base}i`, `${base}e`]
}
