import { fold, isSameWord } from '../catalogue/catalogue.ts'

/** Words or phrases that mean the same. */
export type SynonymGroup = readonly string[]

/** Nobody's word has more names than this. */
const MOST_FORMS = 8

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The place where a text says a phrase, word by word in any of their forms; -1: nowhere. */
const placeOf = (words: readonly string[], phrase: readonly string[]) =>
  words.findIndex(
    (_, at) =>
      at + phrase.length <= words.length && phrase.every((word, i) => isSameWord(word, words[at + i]!)),
  )

/** What a line may be called in other words: 'cocomero' is 'anguria'. The longest phrase of a group is the one that is said. */
export function synonymForms(subject: string, groups: readonly SynonymGroup[]): string[] {
  const words = wordsOf(subject)
  const forms = groups.flatMap((group) => {
    const phrases = group.map(wordsOf).toSorted((a, b) => b.length - a.length)
    const said = phrases.find((phrase) => phrase.length > 0 && placeOf(words, phrase) >= 0)
    if (said === undefined) return []
    const at = placeOf(words, said)
    return phrases
      .filter((phrase) => phrase !== said)
      .map((phrase) => [...words.slice(0, at), ...phrase, ...words.slice(at + said.length)].join(' '))
  })
  return [...new Set(forms)].slice(0, MOST_FORMS)
}
