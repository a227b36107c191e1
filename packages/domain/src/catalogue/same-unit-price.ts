import { unitPriceCents } from '../money/unit-price.ts'

/** A unit price that a file rounded, or cut, to cents; and the price that it was worked out from may have been rounded too. */
const UNIT_PRICE_ROUNDING = 1
const PRICE_ROUNDING = 0.5

/** Whether the unit price of a price is the one told, as far as rounding both to cents lets it be. */
export function isSameUnitPrice(priceCents: number, content: number, toldEuros: number): boolean {
  const shown = unitPriceCents(priceCents, content)
  return (
    shown !== undefined &&
    Math.abs(shown - toldEuros * 100) <= UNIT_PRICE_ROUNDING + PRICE_ROUNDING / content + 1e-6
  )
}
