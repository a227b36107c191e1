import type { CloseTerm } from './edit-distance.ts'
import type { TermIndex } from './term-index.ts'

const byte = (letter: string) => letter.charCodeAt(0)
const [H, P, F] = [byte('h'), byte('p'), byte('f')]
/** Letters that Italians write for one another: 'uischi' is whisky. */
const ALIKE = [
  ['k', 'c'],
  ['q', 'c'],
  ['y', 'i'],
  ['j', 'i'],
  ['w', 'u'],
  ['x', 's'],
] as const
const SOUND = Uint8Array.from({ length: 256 }, (_zero, letter) => letter)
for (const [letter, sound] of ALIKE) SOUND[byte(letter)] = byte(sound)

/** How a word sounds: doubled letters count once, an h is silent but in 'ph', and letters that sound alike are one. */
function soundOf(text: Uint8Array): Uint8Array {
  const sound: number[] = []
  for (let i = 0; i < text.length; i++) {
    const letter = soundAt(text, i, text.length)
    if (letter !== H && letter !== sound.at(-1)) sound.push(letter)
  }
  return Uint8Array.from(sound)
}

/** Whether two folded words sound alike. */
export const soundsLike = (one: string, other: string): boolean =>
  Buffer.from(soundOf(Buffer.from(one))).equals(soundOf(Buffer.from(other)))

const soundAt = (text: Uint8Array, i: number, end: number) =>
  text[i] === P && i + 1 < end && text[i + 1] === H ? F : SOUND[text[i]!]!

/** First term from a place on that begins with a letter or a later one. */
function firstWith({ bytes, offsets }: TermIndex['terms'], letter: number, from: number): number {
  let low = from
  let high = offsets.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (offsets[middle]! < offsets[middle + 1]! && bytes[offsets[middle]!]! >= letter) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Terms that sound like a word. Terms are in order: those that share the letters in which one differed are skipped, and the
 * letter behind them, which may be the h of 'ph'.
 */
export function termsOfSound({ shared, terms }: Pick<TermIndex, 'shared' | 'terms'>, text: string): number[] {
  const wanted = soundOf(Buffer.from(text))
  const found: number[] = []
  const { bytes, offsets } = terms
  let differsWithin = Infinity
  const count = offsets.length - 1
  for (let term = 0; term < count; term++) {
    const letter = bytes[offsets[term]!]!
    if (letter !== H && letter !== P && SOUND[letter] !== wanted[0]) {
      // None that begins so sounds like it: the next letter is looked up, not read up to.
      term = firstWith(terms, letter + 1, term) - 1
      differsWithin = Infinity
      continue
    }
    if (shared[term]! >= differsWithin) continue
    differsWithin = Infinity
    const start = offsets[term]!
    const end = offsets[term + 1]!
    let same = 0
    let i = start
    for (; i < end; i++) {
      const letter = soundAt(bytes, i, end)
      if (letter === H || (same > 0 && letter === wanted[same - 1])) continue
      if (letter !== wanted[same]) break
      same++
    }
    if (i < end) differsWithin = i - start + 2
    else if (same === wanted.length) found.push(term)
  }
  return found
}

/** Errors of a word that sounds as it should. */
const HEARD = 0.5

/** What sounds like a word is nearer to it than what differs by any other error: people write as they hear. */
export function heardFirst(
  index: Pick<TermIndex, 'shared' | 'terms'>,
  text: string,
  close: readonly CloseTerm[],
): CloseTerm[] {
  const heard = new Set(termsOfSound(index, text))
  const others = close.filter(({ term }) => !heard.has(term))
  return [...Array.from(heard, (term) => ({ term, distance: HEARD })), ...others]
}
