import { ALLERGEN_CODES } from '@cambusa/domain/catalogue/allergen'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { FLAG } from '../engine/snapshot.ts'
import { generationCache, type GenerationCache } from '../memory/generation-cache.ts'
import { FIELD } from '../words/term-index.ts'
import { allergensOf, saysWithout, wordsSaying, type Thing } from '../words/without.ts'
import { eachHolding } from './naming.ts'

/** What is known of a product and a thing that it should be without. */
export const FREE = {
  unknown: 0,
  /** It is named so, or lists it among its ingredients or allergens. */
  holds: 1,
  /** Its allergens are declared, and it is not among them. */
  known: 2,
  /** A label says so. */
  labelled: 3,
  /** Its name or a category says so. */
  named: 4,
} as const

/** Whether a product says itself that it is without a thing. */
export const says = (free: number): boolean => free >= FREE.labelled

const KEPT_BYTES = 2 * 1024 * 1024
const kept = new WeakMap<CatalogueIndex, GenerationCache<string, Uint8Array>>()

/** FREE of every product for one thing, kept for who asks again. */
export function freeOf(index: CatalogueIndex, thing: Thing): Uint8Array {
  let cache = kept.get(index)
  if (cache === undefined) kept.set(index, (cache = generationCache(KEPT_BYTES)))
  const key = thing.join(' ')
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = workOut(index, thing)
  cache.set(key, made, made.length)
  return made
}

function workOut(index: CatalogueIndex, thing: Thing): Uint8Array {
  const { allergenSet, allergenSets, categories, category, flags, labelSet, labelSets, productCount } =
    index.snapshot
  const free = new Uint8Array(productCount)
  const codes = allergensOf(thing, ALLERGEN_CODES)
  const holdsAllergen = allergenSets.map((set) => codes.some((code) => set.includes(code)))
  const saysLabel = labelSets.map((set) => set.some((label) => saysWithout(label, thing)))
  const saysCategory = categories.map(({ name }) => saysWithout(name, thing))
  categories.forEach(({ parent }, c) => (saysCategory[c] ||= saysCategory[parent] === true))
  for (let ordinal = 0; ordinal < productCount; ordinal++) {
    const isDeclared = codes.length > 0 && (flags[ordinal]! & FLAG.allergensKnown) !== 0
    if (saysCategory[category[ordinal]!]) free[ordinal] = FREE.named
    else if (saysLabel[labelSet[ordinal]!]) free[ordinal] = FREE.labelled
    else if (codes.length > 0 && holdsAllergen[allergenSet[ordinal]!]) free[ordinal] = FREE.holds
    else if (isDeclared) free[ordinal] = FREE.known
  }
  const words = wordsSaying(thing)
  for (const word of thing)
    eachHolding(index, word, FIELD.name | FIELD.category, (ordinal) => {
      if (!says(free[ordinal]!)) free[ordinal] = FREE.holds
    })
  for (const word of thing.slice(-1))
    eachHolding(index, word, FIELD.ingredients, (ordinal) => {
      if (free[ordinal] === FREE.unknown) free[ordinal] = FREE.holds
    })
  for (const word of words)
    eachHolding(index, word, FIELD.name, (ordinal) => {
      if (free[ordinal] !== FREE.named && saysWithout(index.name(ordinal), thing)) free[ordinal] = FREE.named
    })
  return free
}

/** What is known of a product and several things: the least of them; what holds one of them holds it. */
export function freeOfAll(index: CatalogueIndex, things: readonly Thing[]): (ordinal: number) => number {
  const each = things.map((thing) => freeOf(index, thing))
  const [only] = each
  if (only !== undefined && each.length === 1) return (ordinal) => only[ordinal]!
  return (ordinal) => {
    const values = each.map((free) => free[ordinal]!)
    return values.includes(FREE.holds) ? FREE.holds : Math.min(...values)
  }
}
