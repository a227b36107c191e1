import { slugOf } from '@cambusa/domain/catalogue/slug'
import type { JudgedProduct } from './judged-product.ts'

/** Number of answers that a shopper looks at. */
export const LOOKED_AT = 10

type OneOrMore = string | readonly string[]

/** Which products answer a query. All given fields must match; of several values of one field any is enough. */
export interface Expectation {
  /** One of these must match too: for a dish's needs any of its parts is right. */
  anyOf?: readonly Expectation[]
  /** Every word is the prefix of a word in the product's name (without the brand; ignoring accents and case). */
  name?: OneOrMore
  /** None of these words is the prefix of a word in the name. */
  without?: OneOrMore
  brand?: OneOrMore
  /** A category's slug, whole or one segment ('formaggi'), at any level above the product. */
  category?: OneOrMore
  /** The format as on the label. */
  format?: OneOrMore
  label?: OneOrMore
  codes?: readonly string[]
  codePrefix?: string
  /** Number of the first ten answers that must fit; by default all that the shop has, at most ten. */
  atLeast?: number
  /** Number of first answers that must all fit (1 by default, never more than the shop has). */
  first?: number
}

export interface QualityQuery {
  kind: string
  query: string
  expect: Expectation
  /** The engine is not tuned with it: whoever tunes does not see its wrong answers. */
  heldOut?: boolean
}

/** bench/quality/queries.json, for the demo catalogue, and shelf-queries.json, for the shelf. */
export interface QualityFile {
  catalogue: { generator: string; products: number; sha256: string }
  queries: QualityQuery[]
}

const listOf = (values: OneOrMore): readonly string[] => (typeof values === 'string' ? [values] : values)

/** Cached words of texts: every query is compared with every name. */
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

/** The brand is at the end of a name or, on the shelf of a chain, anywhere in it. */
function nameWithoutBrand({ name, brand }: JudgedProduct): string {
  const at = name.lastIndexOf(brand)
  return at < 0 ? name : `${name.slice(0, at)} ${name.slice(at + brand.length)}`
}

/** Whether a product is an expected one. */
export function fits(product: JudgedProduct, expect: Expectation): boolean {
  const any = (values: OneOrMore | undefined, holds: (value: string) => boolean) =>
    values === undefined || listOf(values).some(holds)
  const isNamed = (words: string) => hasWords(nameWithoutBrand(product), words)
  // The name last, because comparing it is slow.
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

/** What a query needs, computed from the catalogue. */
export interface Needed {
  /** Number of products in the shop that fit. */
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

/** The judgement of the answers to a query. */
export interface AnswersWorth {
  /** The first ten contain as many expected products as needed. */
  amongTen: boolean
  /** The first answer is an expected product; if several must come first, all of them are. */
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
