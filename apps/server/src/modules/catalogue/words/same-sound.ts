import type { CloseTerm } from './edit-distance.ts'
import type { TermIndex } from './term-index.ts'

const byte = (letter: string) => letter.charCodeAt(0)
const [H, P, F] = [byte('h'), byte('p'), byte('f')]
/** Letters that Italians confuse: 'uischi' is whisky. */
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

/**
 * The sound of a word: doubled letters count once, an h is silent except in 'ph', and letters that sound alike are one.
 */
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

/** First term from an index on that begins with a letter or a later one. */
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
 * Terms that sound like a word. Terms are sorted: those that share the letters up to a difference are skipped, with one
 * letter more, which may be the h of 'ph'.
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
      // No term with this beginning sounds like it: jumps to the next letter.
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

/** Number of errors of a word with the same sound. */
const HEARD = 0.5

/** A word of the same sound is nearer than one with any other error: people write what they hear. */
export function heardFirst(
  index: Pick<TermIndex, 'shared' | 'terms'>,
  text: string,
  close: readonly CloseTerm[],
): CloseTerm[] {
  const heard = new Set(termsOfSound(index, text))
  const others = close.filter(({ term }) => !heard.has(term))
  return [...Array.from(heard, (term) => ({ term, distance: HEARD })), ...others]
}
