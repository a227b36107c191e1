import { LOCALE } from '../constants.ts'

export interface IngredientPart {
  text: string
  isAllergen: boolean
}

/** Words in capitals that name a quality, not an allergen. */
const QUALITY_MARKS = new Set(['DOP', 'IGP', 'STG', 'DOC', 'DOCG', 'IGT', 'BIO', 'OGM', 'UHT', 'ATM'])

const isQualityMark = (words: string) => words.split(/\s+/).every((word) => QUALITY_MARKS.has(word))

/** A name's letters in both cases: the words in capitals beside it must stay case-sensitive. */
const inAnyCase = (name: string) =>
  [...name]
    .map((letter) => `[${letter.toLocaleLowerCase(LOCALE)}${letter.toLocaleUpperCase(LOCALE)}]`)
    .join('')
    .replace(/\[\s+\]/g, '\\s+')

/** A name of an allergen holds letters, spaces and apostrophes; anything else is no word of a list. */
const isName = (text: string) => /^[\p{L}' ’]{3,}$/u.test(text)

/** Words in capitals (also several in a row), what stands between _ or *, and the allergens by their names. */
const patternOf = (allergens: readonly string[]) => {
  const names = allergens
    .map((name) => name.trim())
    .filter(isName)
    .map(inAnyCase)
  const capitals = "\\p{Lu}[\\p{Lu}'’]{2,}(?:\\s+(?:A\\s+)?\\p{Lu}[\\p{Lu}'’]{2,})*"
  const marked = '_[^_]+_|\\*{1,2}[^*]+\\*{1,2}'
  return new RegExp(`(?<!\\p{L})(?:${[marked, capitals, ...names].join('|')})(?!\\p{L})`, 'gu')
}

/** The list of ingredients cut so that the allergens in it can be set in bold (Reg. EU 1169/2011, art. 21). */
export function ingredientParts(ingredients: string, allergens: readonly string[]): IngredientPart[] {
  if (allergens.length === 0) return [{ text: ingredients, isAllergen: false }]
  const parts: IngredientPart[] = []
  let end = 0
  for (const match of ingredients.matchAll(patternOf(allergens))) {
    const [found] = match
    if (isQualityMark(found)) continue
    if (match.index > end) parts.push({ text: ingredients.slice(end, match.index), isAllergen: false })
    parts.push({ text: found.replace(/^[_*]+|[_*]+$/g, ''), isAllergen: true })
    end = match.index + found.length
  }
  if (end < ingredients.length) parts.push({ text: ingredients.slice(end), isAllergen: false })
  return parts
}
