import { queryWords } from './words.ts'

/** The ending by which forms of a word differ: 'fung-o', 'fung-hi'. Stemming would merge 'fritti' and 'frittata'. */
const ENDING = /h?[aeiou]+$/
const SHORTEST = 2

/** One key for phrases of the same words, ignoring order, small words and endings: 'le paste al forno'. */
export const phraseKey = (phrase: string): string => keyOfWords(queryWords(phrase))

/** The same for words already split. */
export const keyOfWords = (words: readonly string[]): string =>
  [...new Set(words.map(bareWord))].sort().join(' ')

/** A word without its ending, as in a key. */
export function bareWord(word: string): string {
  const rest = word.replace(ENDING, '')
  return rest.length < SHORTEST ? word : rest
}
