/** 's/glutine', 'c/osso': a letter and a stroke stand for 'senza' and 'con'. */
const WITHOUT_OR_WITH = /(?<![\p{L}\p{N}])([sc])\s?\/\s?(\p{L}{2,})/giu
const MEASURE = 'kg|gr|g|lt|ml|cl|l|pz'
/** A format glued to the word before it: 'FUSILLI500G', 'LATTEML500'. */
const GLUED = new RegExp(
  `(?<=\\p{L}{3})(?=\\d+(?:[.,]\\d+)?\\s?(?:${MEASURE})(?:x\\d|(?![\\p{L}\\p{N}]))|(?:kg|gr|lt|ml|cl|pz)\\.?\\d)`,
  'giu',
)
/** A word cut short, with its point: 'PROSC.COTTO', 'OL. OLIVA'. */
const CUT_SHORT = /(?<![\p{L}\p{N}])\p{L}{3,}(?=\.)/gu
/** How much there is of it is said so short nearly always. */
const CUT_UNITS = new Set(['conf', 'cart', 'bott', 'pezz'])
/** Two words that a hyphen or an apostrophe holds together: 'coca-cola', "sott'olio". */
const HELD_TOGETHER = /(?<![\p{L}\p{N}])(\p{L}{2,})[-'’‘`´](\p{L}{2,})/gu
const NONE: readonly never[] = []

const wordOfLetter = (letter: string) => (letter.toLowerCase() === 's' ? 'senza' : 'con')

/** A text as it would be written with room enough: strokes as words, formats on their own. */
export function writtenOut(text: string): string {
  const spoken = text.includes('/')
    ? text.replace(WITHOUT_OR_WITH, (_all, letter: string, word: string) => `${wordOfLetter(letter)} ${word}`)
    : text
  return /\d/.test(spoken) ? spoken.replace(GLUED, ' ') : spoken
}

/** Words of a folded text that are cut short; what stands behind a stroke is nearly always. */
export function cutShort(folded: string): readonly string[] {
  if (!/[./]/.test(folded)) return NONE
  const cut = (folded.match(CUT_SHORT) ?? []).filter((word) => !CUT_UNITS.has(word))
  const behindStroke = Array.from(folded.matchAll(WITHOUT_OR_WITH), ({ 2: word = '' }) => word)
  return [...new Set([...cut, ...behindStroke])]
}

/** Words of a folded text that are held together: the first of them and both as one. */
export function heldTogether(folded: string): readonly (readonly [first: string, joined: string])[] {
  if (!/[-'’‘`´]/.test(folded)) return NONE
  return Array.from(folded.matchAll(HELD_TOGETHER), ({ 1: first = '', 2: second = '' }) => [
    first,
    first + second,
  ])
}

/** How a word cut short stands among the terms. */
export const cutTerm = (word: string) => `${word}.`
export const isCutTerm = (term: string) => term.endsWith('.')
