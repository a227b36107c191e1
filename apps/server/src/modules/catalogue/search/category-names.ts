import type { CategoryHit } from '@cambusa/contract/catalogue/product'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { CATALOGUE_TYPE } from '../engine/snapshot.ts'
import { inScoreSpace } from '../memory/score-space.ts'
import type { TermReader, WordMatch } from '../words/term-reader.ts'
import { matchWord, understandWord } from './match-word.ts'
import { holdWords } from './score-words.ts'

/** This many first letters make a category similar to a word. */
const PART_FROM = 4

/** Ordinals of the categories whose names contain every word (the last one may be incomplete); nearest name first. */
export function categoriesNamed(index: CatalogueIndex, words: readonly string[]): number[] {
  const matches: WordMatch[] = []
  for (const [place, word] of words.entries()) {
    // As typed: a mistyped word resembles names of categories that nobody means.
    const match = matchWord(index.categoryTerms, word, place === words.length - 1)
    if (match.matches.length === 0) return []
    matches.push(match)
  }
  return best(index, matches)
}

/** Ordinals of the categories whose names resemble any of the words, or begin with the same letters. */
export function categoriesNear(index: CatalogueIndex, words: readonly string[]): number[] {
  const scoreOf = new Map<number, number>()
  for (const word of words) {
    const near = best(index, [nearWord(index.categoryTerms, word)])
    near.forEach((category, place) =>
      scoreOf.set(category, (scoreOf.get(category) ?? 0) + near.length - place),
    )
  }
  return [...scoreOf].toSorted((a, b) => b[1] - a[1]).map(([category]) => category)
}

function nearWord(terms: TermReader, word: string): WordMatch {
  let match = understandWord(terms, word, true)
  for (let length = word.length - 1; match.matches.length === 0 && length >= PART_FROM; length--)
    match = matchWord(terms, word.slice(0, length), true)
  return match
}

/** Of equally near names the category with more products comes first; empty ones are left out. */
function best(index: CatalogueIndex, matches: readonly WordMatch[]): number[] {
  const { total } = index.categorySpace
  const countOf = (category: number) => productCountOf(index, category)
  return inScoreSpace(index.categorySpace, () => {
    const { held } = holdWords(index.categoryTerms, index.categorySpace, matches)
    const sorted = Array.from(held)
      .filter((category) => countOf(category) > 0)
      .sort((a, b) => total[b]! - total[a]! || countOf(b) - countOf(a))
    for (const category of held) total[category] = 0
    return sorted
  })
}

const productCountOf = ({ snapshot: { categories, categoryStart } }: CatalogueIndex, category: number) =>
  categoryStart[categories[category]!.end]! - categoryStart[category]!

/** Whether a category or one below it has products. */
export const isOfGoods = (index: CatalogueIndex, category: number) =>
  index.snapshot.categories[category]!.typeId === CATALOGUE_TYPE && productCountOf(index, category) > 0

/** A category as suggestions and empty lists show it. */
export function categoryHit({ snapshot: { categories } }: CatalogueIndex, category: number): CategoryHit {
  const { id, name, slug, parent } = categories[category]!
  return { categoryId: id, name, slug, parentName: categories[parent]?.name ?? '' }
}
