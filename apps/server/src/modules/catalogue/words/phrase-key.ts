import { queryWords, stemOf } from './words.ts'

/** One text for phrases of the same words, whatever their order, small words and endings: 'la pasta al forno'. */
export const phraseKey = (phrase: string): string => keyOfWords(queryWords(phrase))

/** The same for words that have been read. */
export const keyOfWords = (words: readonly string[]): string =>
  [...new Set(words.map(stemOf))].sort().join(' ')
