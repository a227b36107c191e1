import type { TermIndex } from './term-index.ts'

/** A term that differs from a word by some typing errors. */
export interface CloseTerm {
  term: number
  distance: number
}

/** Typing errors that a word of so many letters may hold; none in short ones, where every word is near another. */
export function errorsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * Terms within `most` typing errors of a word: a letter too many, missing, wrong, or two swapped (letters are bytes
 * of UTF-8; folded Italian has one each). Terms are in order, so the rows of the table are kept for the letters that
 * the next term shares, and a beginning that is too far off is skipped with all that begin like it.
 * `isPrefix`: the word may be the beginning of the term.
 */
export function closeTerms(
  { shared, terms }: Pick<TermIndex, 'shared' | 'terms'>,
  text: string,
  most: number,
  isPrefix: boolean,
): CloseTerm[] {
  const found: CloseTerm[] = []
  const word = Buffer.from(text)
  const width = word.length + 1
  const longest = word.length + most
  const rows = new Uint8Array((longest + 2) * width)
  for (let column = 0; column < width; column++) rows[column] = column
  /** Smallest distance of the word to a beginning of the term, by the length of the beginning. */
  const nearest = new Uint8Array(longest + 2)
  nearest[0] = word.length
  let depth = 0
  let deadDepth = Infinity
  for (let term = 0; term < shared.length; term++) {
    const common = shared[term]!
    if (common >= deadDepth) continue
    deadDepth = Infinity
    depth = Math.min(depth, common)
    const start = terms.offsets[term]!
    const length = terms.offsets[term + 1]! - start
    const end = Math.min(length, longest)
    while (depth < end) {
      const smallest = fillRow(rows, word, terms.bytes, start, depth)
      depth++
      nearest[depth] = Math.min(nearest[depth - 1]!, rows[depth * width + word.length]!)
      if (smallest <= most) continue
      if (!isPrefix || nearest[depth]! > most) deadDepth = depth
      break
    }
    const whole = depth === length ? rows[depth * width + word.length]! : most + 1
    const distance = isPrefix ? Math.min(whole, nearest[depth]!) : whole
    if (distance <= most) found.push({ term, distance })
  }
  return found
}

/** Fills the row behind one more letter of the term; answers its smallest value. */
function fillRow(
  rows: Uint8Array,
  word: Uint8Array,
  bytes: Uint8Array,
  start: number,
  depth: number,
): number {
  const width = word.length + 1
  const above = depth * width
  const row = above + width
  const letter = bytes[start + depth]!
  const letterBefore = depth > 0 ? bytes[start + depth - 1]! : -1
  let smallest = depth + 1
  rows[row] = smallest
  for (let column = 1; column < width; column++) {
    const wanted = word[column - 1]!
    let value = Math.min(
      rows[above + column - 1]! + (wanted === letter ? 0 : 1),
      rows[above + column]! + 1,
      rows[row + column - 1]! + 1,
    )
    if (column > 1 && wanted === letterBefore && word[column - 2] === letter)
      value = Math.min(value, rows[above - width + column - 2]! + 1)
    rows[row + column] = value
    if (value < smallest) smallest = value
  }
  return smallest
}
