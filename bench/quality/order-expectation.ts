import type { MatchedLine } from '@cambusa/contract/cart/quick-order'
import { parseFormat } from '@cambusa/domain/catalogue/product-format'
import type { DemoProduct } from '../../demo/catalogue/product.ts'
import { fits, type Expectation, type QualityFile } from './expectation.ts'

/** Number of candidates shown for a line that must be checked. */
export const CANDIDATES = 3

/** A product that a line of a message asks for. */
export interface OrderedGood {
  expect: Expectation
  /** The amount as written: '6 container', '0.5 kg'; 'none'. Absent: any amount is accepted. */
  amount?: string
}

/** One line of a message as sent; without products it asks for nothing that the shop has. */
export interface OrderText {
  text: string
  products: OrderedGood[]
}

/** bench/quality/orders.json: lines with which the reader was tuned, and lines written afterwards. */
export interface OrderFile extends Pick<QualityFile, 'catalogue'> {
  tuned: OrderText[]
  heldOut: OrderText[]
}

/** The shop's answer to a line, with the products of its candidates, best first. */
export interface AnsweredLine extends Pick<MatchedLine, 'state' | 'amount' | 'quantity'> {
  candidates: readonly (DemoProduct | undefined)[]
}

/**
 * - right: matched with an expected product, or no match when none is expected
 * - asked: must be checked, with an expected product among the candidates
 * - missed: must be checked, without an expected product
 * - wrong: matched with another product or another amount
 */
export type Verdict = 'right' | 'asked' | 'missed' | 'wrong'
const WORST: readonly Verdict[] = ['right', 'asked', 'missed', 'wrong']

/** The verdict on a text is that on its worst line. */
export function judge({ products }: OrderText, lines: readonly AnsweredLine[]): Verdict {
  const verdicts = lines.map((line, place) => judgeLine(products[place], line))
  // A missing or additional line: an additional match counts as wrong in any case.
  if (products.length > 0 && lines.length !== products.length) verdicts.push('missed')
  return WORST.findLast((verdict) => verdicts.includes(verdict)) ?? 'right'
}

function judgeLine(good: OrderedGood | undefined, line: AnsweredLine): Verdict {
  const { state, amount, quantity, candidates } = line
  if (good === undefined) return state === 'matched' ? 'wrong' : state === 'unknown' ? 'right' : 'missed'
  const isMeant = (product: DemoProduct | undefined) => product !== undefined && fits(product, good.expect)
  const written = amount === null ? 'none' : `${amount.value} ${amount.unit}`
  const isAmount =
    good.amount === undefined || good.amount === written || good.amount === boughtOf(candidates[0], quantity)
  if (state === 'matched') return isMeant(candidates[0]) && isAmount ? 'right' : 'wrong'
  return state === 'doubtful' && candidates.slice(0, CANDIDATES).some(isMeant) ? 'asked' : 'missed'
}

/** A number of products as an amount: 10 bags of 500 g are 5 kg, however the line was read. */
function boughtOf(product: DemoProduct | undefined, quantity: number): string | undefined {
  const content = parseFormat(product?.format ?? '')
  return content && `${Number((quantity * content.content).toFixed(3))} ${content.unit}`
}
