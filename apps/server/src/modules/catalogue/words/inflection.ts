import { stemOf } from './words.ts'

/** Endings of singular and plural after the common part: 'fung-o' and 'fung-hi', 'oli-o' and 'oli'. */
const PAIRS = new Set([
  'o i',
  'a e',
  'e i',
  'ia e',
  'io i',
  'o hi',
  'a he',
  'o ',
  'ia ',
  ' s',
  'co ci',
  'ca che',
  'o a',
])

/** Plurals in -a are few: 'uova', 'paia', but 'polpo' and 'polpa' are different words. */
const PLURALS_IN_A = new Set(['uova', 'paia', 'dita', 'frutta', 'legna', 'ossa'])

/** A soft c or g does not become hard: 'pesce' and 'pesche' are different words. */
const SOFT_AND_HARD = new Set(['e he', 'i hi', 'e hi'])

/** The similarity of two folded words with one stem: singular and plural, forms of one adjective, or derived words. */
export function likeness(one: string, other: string): 'same' | 'number' | 'gender' | 'derived' {
  if (one === other) return 'same'
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  const endings = [one.slice(common), other.slice(common)].toSorted((a, b) => a.length - b.length || 1)
  const [a = '', b = ''] = endings
  const isPair = PAIRS.has(`${a} ${b}`) || PAIRS.has(`${b} ${a}`)
  const isOA = [a, b].includes('o') && [a, b].includes('a')
  if (isPair && (!isOA || PLURALS_IN_A.has(one) || PLURALS_IN_A.has(other))) return 'number'
  // Both have an ending: 'gran' is no form of 'grani'.
  return /^[aeiouh]+ [aeiouh]+$/.test(`${a} ${b}`) && !SOFT_AND_HARD.has(`${a} ${b}`) ? 'gender' : 'derived'
}

/** Endings of one of the pairs above, or of both forms of an adjective. */
const ENDING = /(?:s|c?[aeiouh]*)$/

/** The beginning that all other forms of a folded word share: if nothing has it, there are no forms. */
export const coreOf = (word: string): string => word.replace(ENDING, '')

/** Whether two folded words are forms of one word: 'uovo' and 'uova', but not 'burro' and 'burrata'. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  // Words with one stem share their beginning: most pairs differ in the first letter.
  (one.charCodeAt(0) === other.charCodeAt(0) &&
    stemOf(one) === stemOf(other) &&
    likeness(one, other) !== 'derived')
