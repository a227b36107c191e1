import { letterSet } from './group-terms.ts'
import type { TermIndex } from './term-index.ts'

/** A term that differs from a word by some typing errors. */
export interface CloseTerm {
  term: number
  distance: number
}

/** Number of typing errors allowed in a word of this length; none in short ones, which resemble too many words. */
export function errorsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * The first letter is rarely mistyped: a term with another beginning has no other error, or is another word. A joined
 * article only moves the beginning: 'dececco'.
 */
const MOST_AT_BEGINNING = 1

/**
 * Terms within `most` typing errors of a word: an extra, missing or wrong letter, or two swapped (letters are bytes of
 * UTF-8; folded Italian has one each). Their sets of letters exclude nearly all terms at once. `isPrefix`: the word may
 * be a prefix of the term.
 */
export function closeTerms(
  { letters, terms: { bytes, offsets } }: Pick<TermIndex, 'letters' | 'terms'>,
  text: string,
  most: number,
  isPrefix: boolean,
): CloseTerm[] {
  const found: CloseTerm[] = []
  const word = Buffer.from(text)
  const wanted = letterSet(word, 0, word.length)
  const shortest = word.length - most
  const longest = isPrefix ? Infinity : word.length + most
  const distanceTo = distancesWithin(word, bytes, most, isPrefix)
  for (let term = 0; term < letters.length; term++) {
    const set = letters[term]!
    if (isMoreThan(most, wanted & ~set) || (!isPrefix && isMoreThan(most, set & ~wanted))) continue
    const start = offsets[term]!
    const end = offsets[term + 1]!
    if (end - start < shortest || end - start > longest) continue
    const distance = distanceTo(start, end)
    if (distance > most) continue
    if (distance <= MOST_AT_BEGINNING || bytes[start] === word[0] || isEndOf(word, bytes, start, end))
      found.push({ term, distance })
  }
  return found
}

/** Whether a term is the end of a word, beginning with the same letter. */
function isEndOf(word: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  const before = word.length - (end - start)
  if (before < 0) return false
  for (let i = start; i < end; i++) if (bytes[i] !== word[before + i - start]) return false
  return true
}

/** Whether more than `most` bits are set. */
function isMoreThan(most: number, bits: number): boolean {
  let left = bits
  for (let taken = 0; taken < most; taken++) left &= left - 1
  return left !== 0
}

/**
 * The distance of a word to a term, or to its nearest prefix; exact only up to `most`. Cells farther from the diagonal
 * exceed it, so only those in between are computed.
 */
function distancesWithin(word: Uint8Array, bytes: Uint8Array, most: number, isPrefix: boolean) {
  const last = word.length
  const tooFar = most + 1
  const [one, two, three] = [0, 1, 2].map(() => new Uint8Array(last + 2))
  return (start: number, end: number): number => {
    let before = one!
    let above = two!
    let row = three!
    for (let column = 0; column <= last + 1; column++) above[column] = Math.min(column, tooFar)
    let nearest = above[last]!
    const depths = Math.min(end - start, last + most)
    for (let depth = 1; depth <= depths; depth++) {
      const letter = bytes[start + depth - 1]!
      const from = Math.max(1, depth - most)
      const to = Math.min(last, depth + most)
      row[from - 1] = from === 1 ? Math.min(depth, tooFar) : tooFar
      let smallest = row[from - 1]!
      for (let column = from; column <= to; column++) {
        const wanted = word[column - 1]!
        let value = above[column - 1]! + (wanted === letter ? 0 : 1)
        if (above[column]! < value) value = above[column]! + 1
        if (row[column - 1]! < value) value = row[column - 1]! + 1
        const isSwapped =
          column > 1 && depth > 1 && word[column - 2] === letter && bytes[start + depth - 2] === wanted
        if (isSwapped && before[column - 2]! < value) value = before[column - 2]! + 1
        row[column] = value
        if (value < smallest) smallest = value
      }
      row[to + 1] = tooFar
      if (to === last && row[last]! < nearest) nearest = row[last]!
      if (smallest > most) return isPrefix ? nearest : tooFar
      const free = before
      before = above
      above = row
      row = free
    }
    if (isPrefix) return nearest
    return end - start <= last + most ? above[last]! : tooFar
  }
}
