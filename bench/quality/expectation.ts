import { slugOf } from '@cambusa/domain/catalogue/slug'
import type { DemoProduct } from '../../demo/catalogue/product.ts'

/** How many answers a shopper looks at. */
export const LOOKED_AT = 10

type OneOrMore = string | readonly string[]

/** Which products answer a query. What is given must all hold; of several values of one field any will do. */
export interface Expectation {
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
}

/** bench/quality/queries.json. */
export interface QualityFile {
  catalogue: { generator: string; products: number; sha256: string }
  queries: QualityQuery[]
}

const listOf = (values: OneOrMore): readonly string[] => (typeof values === 'string' ? [values] : values)
const wordsOf = (text: string) => slugOf(text).split('-')

function hasWords(text: string, wanted: string): boolean {
  const words = wordsOf(text)
  return wordsOf(wanted).every((beginning) => words.some((word) => word.startsWith(beginning)))
}

function isBelow(categorySlug: string, wanted: string): boolean {
  return `/${categorySlug}/`.includes(`/${wanted}/`)
}

/** Whether a product is one of those that were meant. */
export function fits(product: DemoProduct, expect: Expectation): boolean {
  const bareName = product.name.endsWith(product.brand)
    ? product.name.slice(0, -product.brand.length)
    : product.name
  const any = (values: OneOrMore | undefined, holds: (value: string) => boolean) =>
    values === undefined || listOf(values).some(holds)
  return (
    any(expect.name, (words) => hasWords(bareName, words)) &&
    (expect.without === undefined || !any(expect.without, (word) => hasWords(bareName, word))) &&
    any(expect.brand, (brand) => product.brand === brand) &&
    any(expect.category, (slug) => isBelow(product.categorySlug, slug)) &&
    any(expect.format, (format) => product.format === format) &&
    any(expect.label, (label) => product.labels.includes(label)) &&
    any(expect.codes, (code) => product.code === code) &&
    any(expect.codePrefix, (beginning) => product.code.startsWith(beginning))
  )
}

/** What a query needs, worked out on the catalogue. */
export interface Needed {
  /** Products of the shop that fit. */
  inShop: number
  amongTen: number
  first: number
}

export function neededOf(products: Iterable<DemoProduct>, expect: Expectation): Needed {
  let inShop = 0
  for (const product of products) if (fits(product, expect)) inShop += 1
  return {
    inShop,
    amongTen: expect.atLeast ?? Math.min(LOOKED_AT, inShop),
    first: Math.min(expect.first ?? 1, inShop),
  }
}

/** Whether the answers, best first, hold what is needed. */
export function holds(answers: readonly (DemoProduct | undefined)[], expect: Expectation, needed: Needed) {
  const isRight = answers.slice(0, LOOKED_AT).map((product) => product !== undefined && fits(product, expect))
  return (
    isRight.filter(Boolean).length >= needed.amongTen &&
    isRight.slice(0, needed.first).every(Boolean) &&
    isRight.length >= needed.first
  )
}
