import { WORDS_OF_KINDS } from './words-of-kinds.ts'
import { isSameWord } from './inflection.ts'
import { fold, stemOf } from './words.ts'

/** For whom or what a good is. */
export type KindOfGood = 'table' | 'aside' | 'animals'

type List = keyof typeof WORDS_OF_KINDS

const BIT: Readonly<Record<List, number>> = {
  animal: 1,
  aside: 2,
  asideCategory: 4,
  animalCategory: 8,
  food: 16,
  surelyFood: 32,
  askingAside: 64,
}
/** 'Lingue di gatto' are biscuits. */
const TONGUES = ['lingue', 'lingua']
const WORD = /\p{L}{2,}/gu

const listed = new Map<string, { word: string; bits: number }[]>()
for (const [list, words] of Object.entries(WORDS_OF_KINDS) as [List, string][])
  for (const word of words.trim().split(/\s+/)) {
    const stem = stemOf(word)
    const known = listed.get(stem) ?? []
    listed.set(stem, [...known, { word, bits: BIT[list] }])
  }

const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? []

/** The lists that have a folded word, or its singular or plural, as bits. */
function bitsOfWord(word: string): number {
  let bits = 0
  for (const { word: other, bits: ofOther } of listed.get(stemOf(word)) ?? [])
    if (isSameWord(word, other)) bits |= ofOther
  return bits
}

const ASKING_ANIMALS = BIT.animal | BIT.animalCategory
const ASKING_ASIDE = BIT.aside | BIT.asideCategory | BIT.askingAside

/** What a word of a query asks for, if not for food for people. */
export function askedByWord(word: string): KindOfGood | undefined {
  const bits = bitsOfWord(word)
  if ((bits & ASKING_ANIMALS) !== 0) return 'animals'
  return (bits & ASKING_ASIDE) !== 0 ? 'aside' : undefined
}

/** What the name of one category says; undefined: nothing, or both. */
function saidByName(name: string): { kind: KindOfGood; isSure: boolean } | undefined {
  const bits = wordsOf(name).reduce((all, word) => all | bitsOfWord(word), 0)
  const has = (some: number) => (bits & some) !== 0
  if (has(BIT.animal | BIT.animalCategory)) return { kind: 'animals', isSure: has(BIT.animal) }
  if (has(BIT.aside)) return { kind: 'aside', isSure: true }
  if (has(BIT.surelyFood) && !has(BIT.asideCategory)) return { kind: 'table', isSure: true }
  if (has(BIT.food) === has(BIT.asideCategory)) return undefined
  return { kind: has(BIT.food) ? 'table' : 'aside', isSure: false }
}

/** The kind that names of categories say, its own name last; undefined where they say none, or contradict each other. */
function kindOfCategory(path: readonly string[]): { kind: KindOfGood; isSure: boolean } | undefined {
  const said = path.map(saidByName).filter((each) => each !== undefined)
  const isOfFood = said.some(({ kind, isSure }) => kind === 'table' && !isSure)
  const animals = said.find(({ kind, isSure }) => kind === 'animals' && (isSure || !isOfFood))
  const sure = animals ?? said.findLast(({ isSure }) => isSure)
  if (sure !== undefined) return sure
  const kinds = new Set<KindOfGood>(said.map(({ kind }) => kind).filter((kind) => kind !== 'animals'))
  return kinds.size === 1 ? said.find(({ kind }) => kinds.has(kind)) : undefined
}

/** More than this share of a category's names decides for the others, if the category's own name does not. */
const MOST_OF = 0.5
const LEAST_NAMES = 3
/** This share of names of food contradicts a category's name. */
const DOUBT = 0.25
const NO_VOTES = { all: 0, table: 0, aside: 0, animals: 0 }

/** What the name of a good says: its kind, if a word is of no food; `table` if a word is only of food. */
function saidByGood(words: readonly string[], bitsOf: (word: string) => number): KindOfGood | undefined {
  let bits = 0
  for (const word of words) bits |= bitsOf(word)
  if ((bits & BIT.animal) !== 0 && !words.some((word) => TONGUES.includes(word))) return 'animals'
  const first = bitsOf(words[0] ?? '')
  if ((bits & BIT.aside) !== 0 || (first & BIT.asideCategory) !== 0) return 'aside'
  return (bits & BIT.food) !== 0 ? 'table' : undefined
}

const CODES: readonly (KindOfGood | undefined)[] = [undefined, 'table', 'aside', 'animals']

/**
 * Tells the kinds of many goods: by their categories' names, else by their own, else by what most goods of the category
 * are. Paths are the names of each category and of those above it, the first level first.
 */
export function kindSorter(count: number, paths: readonly (readonly string[])[]) {
  const ofCategory = paths.map(kindOfCategory)
  const said = new Uint8Array(count)
  const votes = paths.map(() => ({ all: 0, table: 0, aside: 0, animals: 0 }))
  const known = new Map<string, number>()
  const bitsOf = (word: string) => {
    let bits = known.get(word)
    if (bits === undefined) known.set(word, (bits = bitsOfWord(word)))
    return bits
  }
  let used = 0

  return {
    /** Reads the next good. */
    add(name: string, category: number) {
      const kind = saidByGood(wordsOf(name), bitsOf)
      said[used++] = CODES.indexOf(kind)
      const vote = votes[category]
      if (vote === undefined) return
      vote.all++
      if (kind !== undefined) vote[kind]++
    },

    /** The kind of a good, by its number and category. Only after all were read. */
    kindOf(good: number, category: number): KindOfGood {
      const decided = ofCategory[category]
      const { all, table, aside, animals } = votes[category] ?? NO_VOTES
      // 'Forno di casa' may be either: its goods decide.
      const isDoubted =
        decided?.isSure === false &&
        decided.kind === 'aside' &&
        table > aside + animals &&
        table >= Math.max(LEAST_NAMES, all * DOUBT)
      if (decided !== undefined && !isDoubted) return decided.kind
      const own = CODES[said[good]!]
      if (own === 'animals' || own === 'aside') return own
      if (own === 'table' || all < LEAST_NAMES || aside + animals <= all * MOST_OF) return 'table'
      return animals > aside ? 'animals' : 'aside'
    },
  }
}
