import type { MatchedLine } from '@cambusa/contract/cart/quick-order'
import { parseFormat } from '@cambusa/domain/catalogue/product-format'
import type { DemoProduct } from '../../demo/catalogue/product.ts'
import { fits, type Expectation, type QualityFile } from './expectation.ts'

/** So many candidates a line that must be looked at shows. */
export const CANDIDATES = 3

/** A product that a line of a message asks for. */
export interface OrderedGood {
  expect: Expectation
  /** The amount as it was written: '6 container', '0.5 kg'; 'none'. Not given: what it should be is anybody's guess. */
  amount?: string
}

/** One line of a message as it was sent; without products it asks for nothing that the shop has. */
export interface OrderText {
  text: string
  products: OrderedGood[]
}

/** bench/quality/orders.json: what the reader was tuned on, and what was written only afterwards. */
export interface OrderFile extends Pick<QualityFile, 'catalogue'> {
  tuned: OrderText[]
  heldOut: OrderText[]
}

/** A line as the shop answers it, with the products of its candidates, best first. */
export interface AnsweredLine extends Pick<MatchedLine, 'state' | 'amount' | 'quantity'> {
  candidates: readonly (DemoProduct | undefined)[]
}

/**
 * - right: matched with what was meant, or nothing proposed where nothing is asked for
 * - asked: to be looked at, with what was meant among the candidates
 * - missed: to be looked at, and what was meant is not there
 * - wrong: called matched, and it is something else, or another amount
 */
export type Verdict = 'right' | 'asked' | 'missed' | 'wrong'
const WORST: readonly Verdict[] = ['right', 'asked', 'missed', 'wrong']

/** What the answer to a text is worth: as much as that to its worst line. */
export function judge({ products }: OrderText, lines: readonly AnsweredLine[]): Verdict {
  const verdicts = lines.map((line, place) => judgeLine(products[place], line))
  // A line too many or too few: what is matched beside what was asked for counts as wrong above all.
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

/** So many of a product, as an amount: 10 bags of 500 g are 5 kg, however the line was read. */
function boughtOf(product: DemoProduct | undefined, quantity: number): string | undefined {
  const content = parseFormat(product?.format ?? '')
  return content && `${Number((quantity * content.content).toFixed(3))} ${content.unit}`
}
