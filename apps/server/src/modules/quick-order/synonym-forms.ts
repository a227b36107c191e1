import type { Db } from '../../platform/database/database.ts'
import { fold, isSameWord, readGroups, stemOf, type CatalogueIndex } from '../catalogue/catalogue.ts'

type Phrase = readonly string[]

/** Groups of phrases that mean the same, found by the stem of a phrase's first word. */
export interface Synonyms {
  groups: readonly (readonly Phrase[])[]
  phrasesOf: ReadonlyMap<string, readonly { group: number; phrase: Phrase }[]>
}

/** Nobody's word has more names than this. */
const MOST_FORMS = 8

const wordsOf = (text: string): Phrase => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Reads groups as the catalogue knows them; longer phrases first. */
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

/** The groups that the shop has, read once for a catalogue: a change of the groups makes another one, as the search needs it. */
export function synonymsOf(db: Db, index: CatalogueIndex): Promise<Synonyms> {
  const known = keptOf.get(index)
  if (known !== undefined) return known
  const read = readGroups(db).then(readSynonyms)
  keptOf.set(index, read)
  // What failed is tried again by the next call.
  read.catch(() => keptOf.delete(index))
  return read
}

/** What a line may be called in other words: 'cocomero' is 'anguria'. The longest phrase of a group is the one that is said. */
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
