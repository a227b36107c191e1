import { fold } from '../words/words.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { NAMES_AT_HOME } from './names-at-home.ts'

/** A row of the table search_synonyms. */
export interface OwnGroup {
  words: readonly string[]
  /** It only switches the product's groups off. */
  isOff: boolean
}

/** The groups that come with the product. */
export const productGroups: readonly (readonly string[])[] = [EVERYDAY_WORDS, NAMES_AT_HOME]
  .flatMap((groups) => groups.trim().split('\n'))
  .map((line) => line.split(';').map((member) => member.trim()))

/** One text for the same words, whatever their order. */
const keyOf = (words: readonly string[]) => words.map(fold).toSorted().join('|')
const nameOf = ([first = '']: readonly string[]) => fold(first)

/**
 * The groups that a shop knows: its own, and the product's without those that an own one has the words of, or the first
 * word, which is a group's name. What only switches off does so by its words, or by the name where it is one word. Pure.
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
