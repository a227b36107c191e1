import { ALLERGEN_CODES } from '@cambusa/domain/catalogue/allergen'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { FLAG } from '../engine/snapshot.ts'
import { generationCache, type GenerationCache } from '../memory/generation-cache.ts'
import { FIELD } from '../words/term-index.ts'
import {
  allergensOf,
  isMissing,
  privativesOf,
  readMissing,
  SAYING_WORDS,
  type SaidMissing,
  type Thing,
} from '../words/without.ts'
import { eachHolding } from './naming.ts'

/** What is known of a product and a thing that it should be free of. */
export const FREE = {
  unknown: 0,
  /** Contained in its name, ingredients or allergens. */
  holds: 1,
  /** Its allergens are declared, and it is not among them. */
  known: 2,
  /** A label declares it. */
  labelled: 3,
  /** Its name or a category declares it. */
  named: 4,
} as const

/** Whether a product itself declares that it is free of a thing. */
export const says = (free: number): boolean => free >= FREE.labelled

const KEPT_BYTES = 2 * 1024 * 1024

/** The things that a catalogue declares missing, read once; a requested thing is looked up among them. */
interface Missing {
  /** FREE of every product, cached by the things requested. */
  kept: GenerationCache<string, Uint8Array>
  ofLabels: readonly (readonly SaidMissing[])[]
  ofCategories: readonly SaidMissing[]
  /** The phrases in names, each once, and the products with them. */
  ofNames: readonly { said: SaidMissing; ordinals: readonly number[] }[]
}
const missing = new WeakMap<CatalogueIndex, Missing>()

function missingOf(index: CatalogueIndex): Missing {
  const known = missing.get(index)
  if (known !== undefined) return known
  const { categories, labelSets } = index.snapshot
  const made: Missing = {
    kept: generationCache(KEPT_BYTES),
    ofLabels: labelSets.map((set) => set.map(readMissing)),
    ofCategories: categories.map(({ name }) => readMissing(name)),
    ofNames: saidByNames(index),
  }
  missing.set(index, made)
  return made
}

function saidByNames(index: CatalogueIndex): Missing['ofNames'] {
  const ordinals = new Set<number>()
  for (const word of SAYING_WORDS) eachHolding(index, word, FIELD.name, (ordinal) => ordinals.add(ordinal))
  const groups = new Map<string, { said: SaidMissing; ordinals: number[] }>()
  for (const ordinal of ordinals) {
    const said = readMissing(index.name(ordinal))
    const key = JSON.stringify(said)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { said, ordinals: [ordinal] })
    else group.ordinals.push(ordinal)
  }
  return [...groups.values()]
}

/** FREE of every product for one thing, cached. */
export function freeOf(index: CatalogueIndex, thing: Thing): Uint8Array {
  const all = missingOf(index)
  const key = thing.join(' ')
  const known = all.kept.get(key)
  if (known !== undefined) return known
  const made = workOut(index, all, thing)
  all.kept.set(key, made, made.length)
  return made
}

function workOut(index: CatalogueIndex, { ofCategories, ofLabels, ofNames }: Missing, thing: Thing) {
  const { allergenSet, allergenSets, categories, category, flags, labelSet, productCount } = index.snapshot
  const free = new Uint8Array(productCount)
  const codes = allergensOf(thing, ALLERGEN_CODES)
  const holdsAllergen = allergenSets.map((set) => codes.some((code) => set.includes(code)))
  const saysLabel = ofLabels.map((set) => set.some((said) => isMissing(said, thing)))
  const saysCategory = ofCategories.map((said) => isMissing(said, thing))
  categories.forEach(({ parent }, c) => (saysCategory[c] ||= saysCategory[parent] === true))
  for (let ordinal = 0; ordinal < productCount; ordinal++) {
    const isDeclared = codes.length > 0 && (flags[ordinal]! & FLAG.allergensKnown) !== 0
    if (saysCategory[category[ordinal]!]) free[ordinal] = FREE.named
    else if (saysLabel[labelSet[ordinal]!]) free[ordinal] = FREE.labelled
    else if (codes.length > 0 && holdsAllergen[allergenSet[ordinal]!]) free[ordinal] = FREE.holds
    else if (isDeclared) free[ordinal] = FREE.known
  }
  for (const word of thing)
    eachHolding(index, word, FIELD.name | FIELD.category, (ordinal) => {
      if (!says(free[ordinal]!)) free[ordinal] = FREE.holds
    })
  for (const word of thing.slice(-1))
    eachHolding(index, word, FIELD.ingredients, (ordinal) => {
      if (free[ordinal] === FREE.unknown) free[ordinal] = FREE.holds
    })
  for (const { said, ordinals } of ofNames)
    if (isMissing(said, thing)) for (const ordinal of ordinals) free[ordinal] = FREE.named
  for (const word of privativesOf(thing))
    eachHolding(index, word, FIELD.name, (ordinal) => {
      if (free[ordinal] !== FREE.named && isMissing(readMissing(index.name(ordinal)), thing))
        free[ordinal] = FREE.named
    })
  return free
}

/** The least FREE of a product for several things; one that contains any of them contains them. */
export function freeOfAll(index: CatalogueIndex, things: readonly Thing[]): (ordinal: number) => number {
  const [first, ...others] = things.map((thing) => freeOf(index, thing))
  if (first === undefined) return () => FREE.unknown
  if (others.length === 0) return (ordinal) => first[ordinal]!
  const least = first.slice()
  for (const other of others)
    for (let ordinal = 0; ordinal < least.length; ordinal++) {
      const [one, two] = [least[ordinal]!, other[ordinal]!]
      if (two === FREE.holds || (one !== FREE.holds && two < one)) least[ordinal] = two
    }
  return (ordinal) => least[ordinal]!
}

/** From the whole shop products that declare to be free of things, else those known to be. */
export function freeOfShop({ snapshot }: CatalogueIndex, free: (ordinal: number) => number): Uint32Array {
  const having = (isWanted: (free: number) => boolean) => {
    const found: number[] = []
    for (let ordinal = 0; ordinal < snapshot.productCount; ordinal++)
      if (isWanted(free(ordinal))) found.push(ordinal)
    return Uint32Array.from(found)
  }
  const saying = having(says)
  return saying.length > 0 ? saying : having((each) => each === FREE.known)
}
