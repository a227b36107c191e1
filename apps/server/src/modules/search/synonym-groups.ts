import { indexWords } from './words.ts'

/** Groups of words or phrases that mean the same, in the terms of a collector. */
export interface SynonymGroups {
  /** Groups of which a text says at least one word or phrase. */
  groupsSaid: (terms: readonly number[]) => readonly number[]
  /** Every word of a group. */
  termsOf: readonly (readonly number[])[]
}

interface Phrase {
  group: number
  stems: readonly number[]
}

const NONE: readonly number[] = []

/** Reads groups as they lie in the table search_synonyms; `numberTerm` and `stemOfTerm` are the collector's. */
export function synonymGroups(
  groups: readonly (readonly string[])[],
  numberTerm: (word: string) => number,
  stemOfTerm: (term: number) => number,
): SynonymGroups {
  const phrasesOfStem = new Map<number, Phrase[]>()
  const termsOf = groups.map((members, group) => {
    const phrases = members.map((member) => indexWords(member).map(numberTerm))
    for (const terms of phrases) {
      const stems = terms.map(stemOfTerm)
      const [first] = stems
      if (first === undefined) continue
      const known = phrasesOfStem.get(first)
      if (known === undefined) phrasesOfStem.set(first, [{ group, stems }])
      else known.push({ group, stems })
    }
    return [...new Set(phrases.flat())]
  })
  return {
    termsOf,
    groupsSaid(terms) {
      let said: number[] | undefined
      const stems = terms.map(stemOfTerm)
      for (const stem of stems) {
        for (const phrase of phrasesOfStem.get(stem) ?? []) {
          if (said?.includes(phrase.group) === true) continue
          if (phrase.stems.every((other) => stems.includes(other))) (said ??= []).push(phrase.group)
        }
      }
      return said ?? NONE
    },
  }
}
