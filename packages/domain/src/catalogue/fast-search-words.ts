import { FAST_SEARCH_WORDS_MAX } from '../constants.ts'

const ENDS = /[\r\n\t;]+/

/**
 * The words of a fast search after adding a text: one word per line (or spreadsheet cell); empty words and words that
 * are in the list, ignoring case, are skipped. `cutCount` is the number beyond the limit. Specification §4.
 */
export function addFastWords(
  words: readonly string[],
  text: string,
  max: number = FAST_SEARCH_WORDS_MAX,
): { words: string[]; cutCount: number } {
  const known = new Set(words.map((word) => word.toLowerCase()))
  const all = [...words]
  for (const part of text.split(ENDS)) {
    const word = part.trim().replace(/\s+/g, ' ')
    if (word === '' || known.has(word.toLowerCase())) continue
    known.add(word.toLowerCase())
    all.push(word)
  }
  return { words: all.slice(0, max), cutCount: Math.max(0, all.length - max) }
}
