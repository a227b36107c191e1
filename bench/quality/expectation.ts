import { slugOf } from '@cambusa/domain/catalogue/slug'
import type { JudgedProduct } from './judged-product.ts'

/** How many answers a shopper looks at. */
export const LOOKED_AT = 10

type OneOrMore = string | readonly string[]

/** Which products answer a query. What is given must all hold; of several values of one field any will do. */
export interface Expectation {
  /** One of these holds as well: who asks what a dish needs may be shown any of its parts. */
  anyOf?: readonly Expectation[]
  /** Every word begins a word of the product's name (brand not counted; accents and capitals do not matter). */
  name?: OneOrMore
  /** No word of these begins a word of the name. */
  without?: OneOrMore
  brand?: OneOrMore
  /** A category's slug, whole or one of its parts ('formaggi'), at any level above the product. */
  category?: OneOrMore
  /** The format as the label has it. */
  format?: OneOrMore
  label?: OneOrMore
  codes?: readonly string[]
  codePrefix?: string
  /** So many of the first ten answers must fit; unless given all that the shop has, ten at most. */
  atLeast?: number
  /** The first so many must all fit (1 unless given, never more than the shop has). */
  first?: number
}

export interface QualityQuery {
  kind: string
  query: string
  expect: Expectation
  /** The engine is not tuned on it: what came instead is shown to nobody who tunes. */
  heldOut?: boolean
}

/** bench/quality/queries.json, of the demo catalogue, and shelf-queries.json, of the shelf. */
export interface QualityFile {
  catalogue: { generator: string; products: number; sha256: string }
  queries: QualityQuery[]
}

const listOf = (values: OneOrMore): readonly string[] => (typeof values === 'string' ? [values] : values)

/** Words of the texts that were taken apart: every query looks at every name. */
const wordsByText = new Map<string, readonly string[]>()
function wordsOf(text: string): readonly string[] {
  const known = wordsByText.get(text)
  if (known !== undefined) return known
  const words = slugOf(text).split('-')
  wordsByText.set(text, words)
  return words
}

function hasWords(text: string, wanted: string): boolean {
  const words = wordsOf(text)
  return wordsOf(wanted).every((beginning) => words.some((word) => word.startsWith(beginning)))
}

function isBelow(categorySlug: string, wanted: string): boolean {
  return `/${categorySlug}/`.includes(`/${wanted}/`)
}

/** The brand stands at the end of a name or, on the shelf of a chain, anywhere in it. */
function nameWithoutBrand({ name, brand }: JudgedProduct): string {
  const at = name.lastIndexOf(brand)
  return at < 0 ? name : `${name.slice(0, at)} ${name.slice(at + brand.length)}`
}

/** Whether a product is one of those that were meant. */
export function fits(product: JudgedProduct, expect: Expectation): boolean {
  const any = (values: OneOrMore | undefined, holds: (value: string) => boolean) =>
    values === undefined || listOf(values).some(holds)
  const isNamed = (words: string) => hasWords(nameWithoutBrand(product), words)
  // The name last: it is read letter by letter.
  return (
    any(expect.category, (slug) => isBelow(product.categorySlug, slug)) &&
    any(expect.brand, (brand) => product.brand === brand) &&
    any(expect.format, (format) => product.format === format) &&
    any(expect.label, (label) => product.labels.includes(label)) &&
    any(expect.codes, (code) => product.code === code) &&
    any(expect.codePrefix, (beginning) => product.code.startsWith(beginning)) &&
    (expect.anyOf === undefined || expect.anyOf.some((other) => fits(product, other))) &&
    any(expect.name, isNamed) &&
    (expect.without === undefined || !any(expect.without, isNamed))
  )
}

/** What a query needs, worked out on the catalogue. */
export interface Needed {
  /** Products of the shop that fit. */
  inShop: number
  amongTen: number
  first: number
}

export function neededOf(products: Iterable<JudgedProduct>, expect: Expectation): Needed {
  let inShop = 0
  for (const product of products) if (fits(product, expect)) inShop += 1
  return {
    inShop,
    amongTen: expect.atLeast ?? Math.min(LOOKED_AT, inShop),
    first: Math.min(expect.first ?? 1, inShop),
  }
}

/** What the answers to a query are worth. */
export interface AnswersWorth {
  /** What was meant is among the first ten, as much of it as is needed. */
  amongTen: boolean
  /** The first answer is one of those that were meant; where several must come first, all of them are. */
  first: boolean
}

/** Judges the answers, best first. */
export function worthOf(
  answers: readonly (JudgedProduct | undefined)[],
  expect: Expectation,
  needed: Needed,
): AnswersWorth {
  const isMeant = answers.slice(0, LOOKED_AT).map((product) => product !== undefined && fits(product, expect))
  return {
    amongTen: isMeant.filter(Boolean).length >= needed.amongTen,
    first: isMeant.length >= needed.first && isMeant.slice(0, needed.first).every(Boolean),
  }
}
