import { LOCALE } from '../constants.ts'

export interface IngredientPart {
  text: string
  isAllergen: boolean
}

/** Words in capitals that are quality marks, not allergens. */
const QUALITY_MARKS = new Set(['DOP', 'IGP', 'STG', 'DOC', 'DOCG', 'IGT', 'BIO', 'OGM', 'UHT', 'ATM'])

const isQualityMark = (words: string) => words.split(/\s+/).every((word) => QUALITY_MARKS.has(word))

/** A pattern for the letters of a name in both cases: the words in capitals next to it must stay case-sensitive. */
const inAnyCase = (name: string) =>
  [...name]
    .map((letter) => `[${letter.toLocaleLowerCase(LOCALE)}${letter.toLocaleUpperCase(LOCALE)}]`)
    .join('')
    .replace(/\[\s+\]/g, '\\s+')

/** Names of allergens consist of letters, spaces and apostrophes; other texts never match. */
const isName = (text: string) => /^[\p{L}' ’]{3,}$/u.test(text)

/** Words in capitals (also several in a row), text between _ or *, and allergens by name. */
const patternOf = (allergens: readonly string[]) => {
  const names = allergens
    .map((name) => name.trim())
    .filter(isName)
    .map(inAnyCase)
  const capitals = "\\p{Lu}[\\p{Lu}'’]{2,}(?:\\s+(?:A\\s+)?\\p{Lu}[\\p{Lu}'’]{2,})*"
  const marked = '_[^_]+_|\\*{1,2}[^*]+\\*{1,2}'
  return new RegExp(`(?<!\\p{L})(?:${[marked, capitals, ...names].join('|')})(?!\\p{L})`, 'gu')
}

/** Splits the list of ingredients so that its allergens can be set in bold (Reg. EU 1169/2011, art. 21). */
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
