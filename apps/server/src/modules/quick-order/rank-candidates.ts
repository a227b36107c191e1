import { orderQuantity, type OrderedProduct } from '@cambusa/domain/quantity/order-quantity'
import { unitOfWord, type OrderAmount } from '@cambusa/domain/order-text/order-text-units'
import { parseFormat } from '@cambusa/domain/catalogue/product-format'
import { fold, queryWords, stemOf, unavailableReasonOf, type Assortment } from '../catalogue/catalogue.ts'
import { orderedProductOf } from './ordered-product.ts'

export interface Candidate {
  ordinal: number
  /** Every telling word stands in name or brand, and not only in category or ingredients. */
  isNamed: boolean
  /** The name is exactly what was typed. */
  isExact: boolean
  /** Named, and by what its name is about: eggs, and not noodles with eggs. */
  isAbout: boolean
  /** The same, and bought before. */
  isUsual: boolean
}

export interface Ranking {
  /** Best first. */
  candidates: Candidate[]
  /** The first one is meant: the only one called exactly so, usually bought, about it, or so named at all. */
  isClear: boolean
}

const WEIGHT = {
  exact: 300,
  named: 200,
  usual: 160,
  begins: 100,
  available: 100,
  fits: 40,
  asAsked: 15,
  extraWord: 4,
} as const

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const tellingWords = (subject: string) =>
  queryWords(subject).filter((word) => !/^[#=\d]/.test(word) && unitOfWord(word) === undefined)

/** A word of the name or brand in any of its forms, or more than half of a word of the name ('parmig'). */
function isWordOf(stems: ReadonlySet<string>, name: readonly string[], word: string): boolean {
  return (
    stems.has(stemOf(word)) || name.some((known) => known.startsWith(word) && word.length * 2 > known.length)
  )
}

/** How well the amount suits what one piece holds: 5 kg of flour are rather five bags than a fifth of a sack. */
function fit(product: OrderedProduct, amount: OrderAmount | undefined): number {
  if (amount === undefined) return 0
  const { isSure, isRounded, by, quantity, per } = orderQuantity(product, amount, false)
  const isEven = by !== 'content' || Math.abs(quantity * per - amount.value) < 1e-6
  const evenness = isEven && !isRounded ? WEIGHT.fits : WEIGHT.fits / 2
  return (isSure ? evenness : -evenness) + (by === 'asked' ? WEIGHT.asAsked : 0)
}

/** A format without a number of packs means the single one: '1 l' is rather a bottle than a box of twelve. */
function formatFit({ content, innerCount }: OrderedProduct, subject: string): number {
  const typed = parseFormat(subject)
  if (typed === undefined || content === undefined || /\dx|x\s*\d/i.test(subject)) return 0
  if (innerCount > 1) return -WEIGHT.fits
  return typed.unit === content.unit && typed.content === content.content ? WEIGHT.fits : 0
}

/** Orders what a search found by what a customer who writes an order means. */
export function rankCandidates(
  assortment: Assortment,
  found: readonly number[],
  subject: string,
  amount: OrderAmount | undefined,
  bought: ReadonlyMap<string, unknown>,
): Ranking {
  const { index } = assortment
  const telling = tellingWords(subject)
  const [head] = telling
  const typed = wordsOf(subject).join(' ')
  const scored = found.map((ordinal, place) => {
    const name = wordsOf(index.name(ordinal))
    const brand = wordsOf(index.brandName(index.snapshot.brand[ordinal]!))
    const stems = new Set([...name, ...brand].map(stemOf))
    const format = wordsOf(index.format(ordinal)).join(' ')
    const isNamed = telling.length > 0 && telling.every((word) => isWordOf(stems, name, word))
    const isExact = typed === name.join(' ') || typed === `${name.join(' ')} ${format}`
    const headPlace =
      head === undefined ? -1 : name.slice(0, 2).findIndex((word) => stemOf(word) === stemOf(head))
    const isAbout = isNamed && headPlace >= 0
    const isUsual = isAbout && bought.has(index.code(ordinal))
    const product = orderedProductOf(assortment, ordinal, undefined)
    const score =
      (isExact ? WEIGHT.exact : 0) +
      (isNamed ? WEIGHT.named : 0) +
      (isUsual ? WEIGHT.usual : 0) +
      (headPlace < 0 ? 0 : WEIGHT.begins / (headPlace + 1)) +
      (unavailableReasonOf(assortment, ordinal) === undefined ? WEIGHT.available : 0) +
      fit(product, amount) +
      formatFit(product, subject) -
      WEIGHT.extraWord * Math.max(0, name.length - telling.length) -
      place
    return { candidate: { ordinal, isNamed, isExact, isAbout, isUsual }, score }
  })
  const candidates = scored.toSorted((a, b) => b.score - a.score).map(({ candidate }) => candidate)
  return { candidates, isClear: isClear(candidates) }
}

function isClear(candidates: readonly Candidate[]): boolean {
  const [best] = candidates
  if (best === undefined || !(best.isNamed || best.isExact)) return false
  const only = (test: (candidate: Candidate) => boolean) => test(best) && candidates.filter(test).length === 1
  return (
    only(({ isExact }) => isExact) ||
    only(({ isUsual }) => isUsual) ||
    only(({ isAbout }) => isAbout) ||
    only(({ isNamed }) => isNamed)
  )
}
