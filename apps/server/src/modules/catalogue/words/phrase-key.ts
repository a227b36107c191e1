import { queryWords } from './words.ts'

/** The ending by which forms of a word differ: 'fung-o', 'fung-hi'. Stems would make 'fritti' and 'frittata' one. */
const ENDING = /h?[aeiou]+$/
const SHORTEST = 2

/** One text for phrases of the same words, whatever their order, small words and endings: 'le paste al forno'. */
export const phraseKey = (phrase: string): string => keyOfWords(queryWords(phrase))

/** The same for words that have been read. */
export const keyOfWords = (words: readonly string[]): string =>
  [...new Set(words.map(bareWord))].sort().join(' ')

/** A word without its ending, as it stands in a key. */
export function bareWord(word: string): string {
  const rest = word.replace(ENDING, '')
  return rest.length < SHORTEST ? word : rest
}
