import { orderQuantity, type OrderedProduct } from '@cambusa/domain/order-quantity'
import { unitOfWord, type OrderAmount } from '@cambusa/domain/order-text-units'
import { parseFormat } from '@cambusa/domain/product-format'
import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import { unavailableReasonOf } from '../product/availability.ts'
import { fold, queryWords, stemOf } from '../search/words.ts'
import { orderedProductOf } from './ordered-product.ts'

export interface Candidate {
  ordinal: number
  /** Every telling word stands in name, brand or format, and not only in category or ingredients. */
  isNamed: boolean
  /** The name is exactly what was typed. */
  isExact: boolean
  isBought: boolean
}

export interface Ranking {
  /** Best first. */
  candidates: Candidate[]
  /** The first one is the one that is meant: the only one so named, called exactly so, or bought before. */
  isClear: boolean
}

const WEIGHT = {
  bought: 400,
  exact: 300,
  named: 200,
  available: 100,
  begins: 60,
  fits: 40,
  extraWord: 4,
} as const

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const tellingWords = (subject: string) =>
  queryWords(subject).filter((word) => !/^[#=\d]/.test(word) && unitOfWord(word) === undefined)

function isWordOf(stems: ReadonlySet<string>, words: readonly string[], word: string): boolean {
  return stems.has(stemOf(word)) || (word.length > 2 && words.some((known) => known.startsWith(word)))
}

/** How well the amount suits what one piece holds: 5 kg of flour are rather five bags than a fifth of a sack. */
function fit(product: OrderedProduct, amount: OrderAmount | undefined): number {
  if (amount === undefined) return 0
  const { isSure, isRounded, by, quantity, per } = orderQuantity(product, amount, false)
  const isEven = by !== 'content' || Math.abs(quantity * per - amount.value) < 1e-6
  return (isSure ? 1 : -1) * (isEven && !isRounded ? WEIGHT.fits : WEIGHT.fits / 2)
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
  shelf: Shelf,
  found: readonly number[],
  subject: string,
  amount: OrderAmount | undefined,
  bought: ReadonlyMap<string, unknown>,
): Ranking {
  const { index } = shelf
  const telling = tellingWords(subject)
  const typed = wordsOf(subject).join(' ')
  const scored = found.map((ordinal, place) => {
    const name = wordsOf(index.name(ordinal))
    const words = [...name, ...wordsOf(index.brandName(index.snapshot.brand[ordinal]!))]
    const stems = new Set(words.map(stemOf))
    const format = wordsOf(index.format(ordinal)).join(' ')
    const isExact = typed === name.join(' ') || typed === `${name.join(' ')} ${format}`
    const candidate: Candidate = {
      ordinal,
      isNamed: telling.length > 0 && telling.every((word) => isWordOf(stems, words, word)),
      isExact,
      isBought: bought.has(index.code(ordinal)),
    }
    const begins = telling[0] !== undefined && stemOf(name[0] ?? '') === stemOf(telling[0])
    const product = orderedProductOf(shelf, ordinal, undefined)
    const score =
      (candidate.isBought ? WEIGHT.bought : 0) +
      (isExact ? WEIGHT.exact : 0) +
      (candidate.isNamed ? WEIGHT.named : 0) +
      (begins ? WEIGHT.begins : 0) +
      (unavailableReasonOf(shelf, ordinal) === undefined ? WEIGHT.available : 0) +
      fit(product, amount) +
      formatFit(product, subject) -
      WEIGHT.extraWord * Math.max(0, name.length - telling.length) -
      place
    return { candidate, score }
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
    only(({ isNamed, isBought }) => isNamed && isBought) ||
    only(({ isNamed }) => isNamed)
  )
}
