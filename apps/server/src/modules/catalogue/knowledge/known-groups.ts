import { fold } from '../words/words.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { NAMES_AT_HOME } from './names-at-home.ts'

/** A row of the table search_synonyms. */
export interface OwnGroup {
  words: readonly string[]
  /** It only disables built-in groups. */
  isOff: boolean
}

/** The built-in groups. */
export const productGroups: readonly (readonly string[])[] = [EVERYDAY_WORDS, NAMES_AT_HOME]
  .flatMap((groups) => groups.trim().split('\n'))
  .map((line) => line.split(';').map((member) => member.trim()))

/** One key for the same words in any order. */
const keyOf = (words: readonly string[]) => words.map(fold).toSorted().join('|')
const nameOf = ([first = '']: readonly string[]) => fold(first)

/**
 * The groups of a shop: its own, and the built-in ones, except those with the same words as an own one, or the same
 * first word, which is a group's name. A group that only disables matches by all its words, or by the name if it is one
 * word. Pure.
 */
export function knownGroups(own: readonly OwnGroup[]): (readonly string[])[] {
  const keys = new Set(own.map(({ words }) => keyOf(words)))
  const names = new Set(
    own.filter(({ words, isOff }) => !isOff || words.length === 1).map(({ words }) => nameOf(words)),
  )
  return [
    ...own.filter(({ isOff }) => !isOff).map(({ words }) => words),
    ...productGroups.filter((words) => !keys.has(keyOf(words)) && !names.has(nameOf(words))),
  ]
}
