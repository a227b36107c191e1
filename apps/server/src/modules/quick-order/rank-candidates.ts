import { orderQuantity, type OrderedProduct } from '@cambusa/domain/quantity/order-quantity'
import type { OrderAmount } from '@cambusa/domain/order-text/order-text-units'
import { parseFormat } from '@cambusa/domain/catalogue/product-format'
import { isSameWord, unavailableReasonOf, type Assortment } from '../catalogue/catalogue.ts'
import { coverOf, type Cover } from './name-cover.ts'
import { orderedProductOf } from './ordered-product.ts'

export interface Candidate extends Cover {
  ordinal: number
  product: OrderedProduct
  /** The line has the head word of its name. */
  isAbout: boolean
  /** The line has all words of its name. */
  isExact: boolean
  /** Bought before. */
  isUsual: boolean
  isAvailable: boolean
}

export interface Ranking {
  /** Best first. */
  candidates: Candidate[]
  /** The first one is certain: the only goods with exactly this name, or usually bought, or matching at all. */
  isClear: boolean
}

/** Products that the customer bought, by article code. */
export type Bought = ReadonlyMap<string, unknown>

const WEIGHT = {
  verbatim: 100,
  exact: 200,
  named: 200,
  usual: 160,
  begins: 100,
  available: 100,
  plain: 60,
  fits: 40,
  asAsked: 15,
  cheapest: 12,
  extraWord: 4,
} as const
/** Sizes further apart than this are different things: a packet of flour and a sack. */
const SIZES_APART = 4
/**
 * Twelve bottles in a box count as a case of single bottles; in cases a size that differs more than this is another
 * product.
 */
const SIZES_APART_IN_CASES = 2

/** How well the amount fits the content of one piece: 5 kg of flour are rather five bags than a fifth of a sack. */
function fit(product: OrderedProduct, amount: OrderAmount | undefined): number {
  if (amount === undefined) return 0
  const { isSure, isRounded, by, quantity, per } = orderQuantity(product, amount, false)
  const isEven = by !== 'content' || Math.abs(quantity * per - amount.value) < 1e-6
  const evenness = isEven && !isRounded ? WEIGHT.fits : WEIGHT.fits / 2
  return (isSure ? evenness : -evenness) + (by === 'asked' ? WEIGHT.asAsked : 0)
}

/** A format without a number of packs means a single one: '1 l' is rather a bottle than a box of twelve. */
function formatFit({ content, innerCount }: OrderedProduct, typed: ReturnType<typeof parseFormat>): number {
  if (typed === undefined || content === undefined) return 0
  if (innerCount > 1) return -WEIGHT.fits
  return typed.unit === content.unit && typed.content === content.content ? WEIGHT.fits : 0
}

/** Sorts the results of a search by what a customer who writes an order most likely means. */
export function rankCandidates(
  assortment: Assortment,
  found: readonly number[],
  subject: string,
  amount: OrderAmount | undefined,
  bought: Bought,
): Ranking {
  const { index } = assortment
  const cover = coverOf(subject, index)
  const format = /\dx|x\s*\d/i.test(subject) ? undefined : parseFormat(subject)
  const scored = found.map((ordinal, place) => {
    const covered = cover(ordinal)
    const { isNamed, headPosition, extraWords, isSpecial, isVerbatim } = covered
    const isAbout = isNamed && headPosition >= 0
    const candidate: Candidate = {
      ...covered,
      ordinal,
      product: orderedProductOf(assortment, ordinal, undefined),
      isAbout,
      isExact: isVerbatim || (isAbout && extraWords === 0),
      isUsual: bought.size > 0 && bought.has(index.code(ordinal)),
      isAvailable: unavailableReasonOf(assortment, ordinal) === undefined,
    }
    const usual = isAbout ? WEIGHT.usual : WEIGHT.usual / 4
    const score =
      (isVerbatim ? WEIGHT.verbatim : 0) +
      (candidate.isExact ? WEIGHT.exact : 0) +
      (isNamed ? WEIGHT.named : 0) +
      (candidate.isUsual ? usual : 0) +
      (headPosition < 0 ? 0 : WEIGHT.begins / (headPosition + 1)) +
      (candidate.isAvailable ? WEIGHT.available : 0) +
      (isSpecial ? 0 : WEIGHT.plain) +
      fit(candidate.product, amount) +
      formatFit(candidate.product, format) -
      WEIGHT.extraWord * extraWords -
      place
    return { candidate, score: score + WEIGHT.cheapest * cheapness(assortment, candidate) }
  })
  const candidates = scored.toSorted((a, b) => b.score - a.score).map(({ candidate }) => candidate)
  return { candidates, isClear: isClear(candidates, subject, amount) }
}

const DEAR_CENTS = 1000

/**
 * From 1 for a price of zero down to 0, by the price per kilogram, litre or piece: of equal candidates the cheapest is
 * preferred.
 */
function cheapness({ prices }: Assortment, { ordinal, product: { content } }: Candidate): number {
  const cents = (prices.cents[ordinal] ?? 0) / (content?.content ?? 1)
  return cents === 0 ? 0 : DEAR_CENTS / (DEAR_CENTS + cents)
}

/** The goods that all candidates share; undefined: several, or none. */
function onlyGoods(candidates: readonly Candidate[]): string | undefined {
  const goods = new Set(candidates.map((candidate) => candidate.goods))
  return goods.size === 1 ? candidates[0]?.goods : undefined
}

function isClear(
  candidates: readonly Candidate[],
  subject: string,
  amount: OrderAmount | undefined,
): boolean {
  const [best] = candidates
  if (best === undefined || !(best.isNamed || best.isExact)) return false
  const verbatim = candidates.filter(({ isVerbatim }) => isVerbatim)
  if (best.isVerbatim && verbatim.length === 1) return true
  const about = candidates.filter(({ isAbout }) => isAbout)
  // 'Zucch.' begins more than one word.
  const isShort = !best.isSpelt && about.some(({ head }) => !isSameWord(head, best.head))
  if (isShort) return false
  const exact = about.filter(({ isExact }) => isExact)
  const usual = about.filter(({ isUsual }) => isUsual)
  if (best.isUsual && best.isAbout && onlyGoods(usual) !== undefined)
    // What is usually bought wins, unless another product has exactly this name.
    return best.isExact || exact.length === 0
  const plain = about.filter(({ isSpecial }) => !isSpecial)
  const meant =
    [exact, plain, about].find((some) => some.length > 0) ?? candidates.filter(({ isNamed }) => isNamed)
  return meant.includes(best) && onlyGoods(meant) !== undefined && areOneSize(meant, subject, amount)
}

/**
 * Whether the choice among several sizes hardly matters: the line gives an amount or format, or the sizes are similar.
 */
function areOneSize(meant: readonly Candidate[], subject: string, amount: OrderAmount | undefined): boolean {
  if (amount?.unit === 'kg' || amount?.unit === 'l' || parseFormat(subject) !== undefined) return true
  const packed = meant.flatMap(({ isAvailable, product: { content, innerCount } }) =>
    isAvailable && content !== undefined ? [{ ...content, inner: content.content / innerCount }] : [],
  )
  if (amount?.unit === 'container')
    return areWithin(
      SIZES_APART,
      packed.map(({ unit, inner }) => (unit === 'pz' ? 1 : inner)),
    )
  const areAlike = areWithin(
    SIZES_APART,
    packed.map(({ content }) => content),
  )
  const areCasesAlike = () =>
    areWithin(
      SIZES_APART_IN_CASES,
      packed.map(({ inner }) => inner),
    )
  return areAlike || (amount?.unit === 'case' && areCasesAlike())
}

/** Whether the largest size is at most this many times the smallest. */
const areWithin = (times: number, sizes: readonly number[]) =>
  sizes.length === 0 || Math.max(...sizes) <= Math.min(...sizes) * times
