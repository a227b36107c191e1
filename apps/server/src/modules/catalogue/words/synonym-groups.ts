import { likeness } from './inflection.ts'
import { indexWords } from './words.ts'

/** Where else the words of a phrase may occur, and which word is required. */
export interface SaidWhere {
  context?: readonly number[]
  including?: number | undefined
}

/** Groups of words or phrases with the same meaning, in the terms of a collector. */
export interface SynonymGroups {
  /** Groups of which a text contains a word or phrase; a part of a phrase may be in the context instead. */
  groupsSaid: (terms: readonly number[], where?: SaidWhere) => readonly number[]
  /** Every word of a group. */
  termsOf: readonly (readonly number[])[]
}

interface Phrase {
  group: number
  terms: readonly number[]
}

/** What the groups need of a collector. */
interface Terms {
  numberTerm: (word: string) => number
  stemOfTerm: (term: number) => number
  wordOf: (term: number) => string
}

const NONE: readonly number[] = []
const NEAR = ['same', 'number']

/** Parses groups of words as people write them. */
export function synonymGroups(
  groups: readonly (readonly string[])[],
  { numberTerm, stemOfTerm, wordOf }: Terms,
): SynonymGroups {
  const phrasesOf = new Map<number, Phrase[]>()
  const wantedOfStem = new Map<number, number[]>()
  /** Words of phrases that equal a term or its plural or singular; computed at its first occurrence. */
  const wantedOf: (readonly number[])[] = []

  const termsOf = groups.map((members, group) => {
    const phrases = members.map((member) => [...new Set(indexWords(member).map(numberTerm))])
    for (const terms of phrases) {
      // A phrase is indexed by each of its words: the text may contain any of them.
      for (const term of terms) {
        if (!phrasesOf.has(term)) push(wantedOfStem, stemOfTerm(term), term)
        push(phrasesOf, term, { group, terms })
      }
    }
    return [...new Set(phrases.flat())]
  })

  function findWanted(term: number): readonly number[] {
    const ofStem = wantedOfStem.get(stemOfTerm(term)) ?? NONE
    const found = ofStem.filter((wanted) => NEAR.includes(likeness(wordOf(term), wordOf(wanted))))
    return found.length === 0 ? NONE : found
  }
  const wanted = (term: number) => (wantedOf[term] ??= findWanted(term))

  return {
    termsOf,
    groupsSaid(terms, { context = NONE, including } = {}) {
      let said: number[] | undefined
      for (const term of including === undefined ? terms : [including]) {
        for (const start of wanted(term)) {
          for (const { group, terms: phrase } of phrasesOf.get(start) ?? []) {
            if (said?.includes(group) === true) continue
            const isSaid = phrase.every(
              (word) =>
                terms.some((own) => wanted(own).includes(word)) ||
                context.some((own) => wanted(own).includes(word)),
            )
            if (isSaid) (said ??= []).push(group)
          }
        }
      }
      return said ?? NONE
    },
  }
}

function push<Value>(lists: Map<number, Value[]>, key: number, value: Value) {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [value])
  else known.push(value)
}
