import { likeness } from './inflection.ts'
import { indexWords } from './words.ts'

/** Where else the words of a phrase may be said, and which word must be among them. */
export interface SaidWhere {
  context?: readonly number[]
  including?: number | undefined
}

/** Groups of words or phrases that mean the same, in the terms of a collector. */
export interface SynonymGroups {
  /** Groups of which a text says a word or phrase, of a phrase perhaps only a part, and the context the rest. */
  groupsSaid: (terms: readonly number[], where?: SaidWhere) => readonly number[]
  /** Every word of a group. */
  termsOf: readonly (readonly number[])[]
}

interface Phrase {
  group: number
  terms: readonly number[]
}

/** What the groups ask of a collector. */
interface Terms {
  numberTerm: (word: string) => number
  stemOfTerm: (term: number) => number
  wordOf: (term: number) => string
}

const NONE: readonly number[] = []
const NEAR = ['same', 'number']

/** Reads groups as they lie in the table search_synonyms. */
export function synonymGroups(
  groups: readonly (readonly string[])[],
  { numberTerm, stemOfTerm, wordOf }: Terms,
): SynonymGroups {
  const phrasesOfStem = new Map<number, Phrase[]>()
  const termsOf = groups.map((members, group) => {
    const phrases = members.map((member) => indexWords(member).map(numberTerm))
    for (const terms of phrases) {
      // A phrase is sought from each of its words: any of them may be the one that the text says.
      for (const stem of new Set(terms.map(stemOfTerm))) {
        const known = phrasesOfStem.get(stem)
        if (known === undefined) phrasesOfStem.set(stem, [{ group, terms }])
        else known.push({ group, terms })
      }
    }
    return [...new Set(phrases.flat())]
  })
  const isForm = (said: number, term: number) =>
    said === term ||
    (stemOfTerm(said) === stemOfTerm(term) && NEAR.includes(likeness(wordOf(said), wordOf(term))))

  return {
    termsOf,
    groupsSaid(terms, { context = NONE, including } = {}) {
      let said: number[] | undefined
      for (const term of including === undefined ? terms : [including]) {
        for (const phrase of phrasesOfStem.get(stemOfTerm(term)) ?? []) {
          if (said?.includes(phrase.group) === true) continue
          const isSaid = (wanted: number) =>
            terms.some((own) => isForm(own, wanted)) || context.some((own) => isForm(own, wanted))
          if (phrase.terms.some((wanted) => isForm(term, wanted)) && phrase.terms.every(isSaid))
            (said ??= []).push(phrase.group)
        }
      }
      return said ?? NONE
    },
  }
}
