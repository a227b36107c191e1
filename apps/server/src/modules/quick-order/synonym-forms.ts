import type { Db } from '../../platform/database/database.ts'
import { fold, isSameWord, readGroups, stemOf, type CatalogueIndex } from '../catalogue/catalogue.ts'

type Phrase = readonly string[]

/** Groups of phrases with the same meaning, by the stem of a phrase's first word. */
export interface Synonyms {
  groups: readonly (readonly Phrase[])[]
  phrasesOf: ReadonlyMap<string, readonly { group: number; phrase: Phrase }[]>
}

/** Maximum of synonyms that are tried for a line. */
const MOST_FORMS = 8

const wordsOf = (text: string): Phrase => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Indexes the groups of the catalogue; longer phrases first. */
function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const read = groups.map((members) =>
    members
      .map(wordsOf)
      .filter((phrase) => phrase.length > 0)
      .toSorted((a, b) => b.length - a.length),
  )
  const phrasesOf = new Map<string, { group: number; phrase: Phrase }[]>()
  read.forEach((phrases, group) => {
    for (const phrase of phrases) {
      const stem = stemOf(phrase[0]!)
      phrasesOf.set(stem, [...(phrasesOf.get(stem) ?? []), { group, phrase }])
    }
  })
  return { groups: read, phrasesOf }
}

const keptOf = new WeakMap<CatalogueIndex, Promise<Synonyms>>()

/** The shop's synonym groups, read once per catalogue: changing them makes a new catalogue, because the search needs one. */
export function synonymsOf(db: Db, index: CatalogueIndex): Promise<Synonyms> {
  const known = keptOf.get(index)
  if (known !== undefined) return known
  const read = readGroups(db).then(readSynonyms)
  keptOf.set(index, read)
  // After a failure the next call tries again.
  read.catch(() => keptOf.delete(index))
  return read
}

/** The line with synonyms inserted: 'cocomero' becomes 'anguria'. Of a group's phrases the longest in the line is replaced. */
export function synonymForms(subject: string, { groups, phrasesOf }: Synonyms): string[] {
  const words = wordsOf(subject)
  const said = new Map<number, { phrase: Phrase; at: number }>()
  words.forEach((first, at) => {
    for (const { group, phrase } of phrasesOf.get(stemOf(first)) ?? []) {
      const isSaid = phrase.every((word, i) => isSameWord(word, words[at + i] ?? ''))
      if (isSaid && phrase.length > (said.get(group)?.phrase.length ?? 0)) said.set(group, { phrase, at })
    }
  })
  const forms = [...said].flatMap(([group, { phrase, at }]) =>
    (groups[group] ?? [])
      .filter((other) => other !== phrase)
      .map((other) => [...words.slice(0, at), ...other, ...words.slice(at + phrase.length)].join(' ')),
  )
  return [...new Set(forms)].slice(0, MOST_FORMS)
}
