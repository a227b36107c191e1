/** 's/glutine', 'c/osso': a letter and a slash stand for 'senza' and 'con'. */
const WITHOUT_OR_WITH = /(?<![\p{L}\p{N}])([sc])\s?\/\s?(\p{L}{2,})/giu
const MEASURE = 'kg|gr|g|lt|ml|cl|l|pz'
/** A format joined to the word before it: 'FUSILLI500G', 'LATTEML500'. */
const GLUED = new RegExp(
  `(?<=\\p{L}{3})(?=\\d+(?:[.,]\\d+)?\\s?(?:${MEASURE})(?:x\\d|(?![\\p{L}\\p{N}]))|(?:kg|gr|lt|ml|cl|pz)\\.?\\d)`,
  'giu',
)
/** An abbreviation with its full stop: 'PROSC.COTTO', 'OL. OLIVA'. */
const CUT_SHORT = /(?<![\p{L}\p{N}])\p{L}{3,}(?=\.)/gu
/** Units that are nearly always abbreviated. */
const CUT_UNITS = new Set(['conf', 'cart', 'bott', 'pezz'])
/** Two words joined by a hyphen or an apostrophe: 'coca-cola', "sott'olio". */
const HELD_TOGETHER = /(?<![\p{L}\p{N}])(\p{L}{2,})[-'’‘`´](\p{L}{2,})/gu
const NONE: readonly never[] = []

const wordOfLetter = (letter: string) => (letter.toLowerCase() === 's' ? 'senza' : 'con')

/** A text without abbreviating slashes and joined formats. */
export function writtenOut(text: string): string {
  const spoken = text.includes('/')
    ? text.replace(WITHOUT_OR_WITH, (_all, letter: string, word: string) => `${wordOfLetter(letter)} ${word}`)
    : text
  return /\d/.test(spoken) ? spoken.replace(GLUED, ' ') : spoken
}

/** Abbreviated words of a folded text; a word after a slash nearly always is. */
export function cutShort(folded: string): readonly string[] {
  if (!/[./]/.test(folded)) return NONE
  const cut = (folded.match(CUT_SHORT) ?? []).filter((word) => !CUT_UNITS.has(word))
  const behindStroke = Array.from(folded.matchAll(WITHOUT_OR_WITH), ({ 2: word = '' }) => word)
  return [...new Set([...cut, ...behindStroke])]
}

/** Joined words of a folded text: the first of them and both as one. */
export function heldTogether(folded: string): readonly (readonly [first: string, joined: string])[] {
  if (!/[-'’‘`´]/.test(folded)) return NONE
  return Array.from(folded.matchAll(HELD_TOGETHER), ({ 1: first = '', 2: second = '' }) => [
    first,
    first + second,
  ])
}

/** The term for an abbreviated word. */
export const cutTerm = (word: string) => `${word}.`
export const isCutTerm = (term: string) => term.endsWith('.')
