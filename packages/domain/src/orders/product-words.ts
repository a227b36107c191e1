/** How many words of a search in the orders count. */
const MOST_WORDS = 8

const FIRST_ACCENTED = 0xc0
const LAST_ACCENTED = 0x17f

const accented = Array.from({ length: LAST_ACCENTED - FIRST_ACCENTED + 1 }, (_, place) =>
  String.fromCodePoint(FIRST_ACCENTED + place),
).filter((letter) => /^[a-z]\p{M}+$/iu.test(letter.normalize('NFD')))

/**
 * Latin letters with accents, in both cases, and the small letters without that stand for them: the nth of one for the nth of
 * the other. The one source for the words of a search and for the database, which compares them.
 */
export const PLAIN_LETTERS = {
  accented: accented.join(''),
  plain: accented.map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join(''),
} as const

const plainOf = new Map(accented.map((letter, place) => [letter, PLAIN_LETTERS.plain.charAt(place)]))

/** The words that a line of an order must contain to be found: lower case, without accents. */
export function productWords(typed: string): string[] {
  const plain = Array.from(typed.normalize('NFC'), (letter) => plainOf.get(letter) ?? letter).join('')
  return plain.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}
