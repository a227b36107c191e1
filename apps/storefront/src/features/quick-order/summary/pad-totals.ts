import { lineCents } from '../../../lib/format/line-cents.ts'
import {
  hasProposal,
  isReady,
  productOf,
  quantityOf,
  stateOf,
  type LineState,
  type PadLine,
  type Products,
} from '../pad/pad-line.ts'

export interface PadTotals extends Record<LineState, number> {
  /** How many lines will be added to the cart, and their cost. */
  ready: number
  /** How many lines have a proposal that can be accepted as it is. */
  proposals: number
  cents: number
}

/** The number of lines by state, and the cost of the matched ones. */
export function padTotals(lines: readonly PadLine[], products: Products, withVat: boolean): PadTotals {
  const totals: PadTotals = {
    searching: 0,
    matched: 0,
    doubtful: 0,
    unknown: 0,
    refused: 0,
    partial: 0,
    ready: 0,
    proposals: 0,
    cents: 0,
  }
  for (const line of lines) {
    totals[stateOf(line)] += 1
    if (hasProposal(line, products)) totals.proposals += 1
    if (!isReady(line)) continue
    totals.ready += 1
    const found = productOf(line, products)
    if (found) totals.cents += lineCents(found.product, quantityOf(line), withVat)
  }
  return totals
}
