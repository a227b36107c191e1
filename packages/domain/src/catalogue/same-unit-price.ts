import { unitPriceCents } from '../money/unit-price.ts'

/** The file rounded or truncated the unit price to cents; the price used for it may have been rounded too. */
const UNIT_PRICE_ROUNDING = 1
const PRICE_ROUNDING = 0.5

/** Whether a price gives the file's unit price, within the rounding of both to cents. */
export function isSameUnitPrice(priceCents: number, content: number, toldEuros: number): boolean {
  const shown = unitPriceCents(priceCents, content)
  return (
    shown !== undefined &&
    Math.abs(shown - toldEuros * 100) <= UNIT_PRICE_ROUNDING + PRICE_ROUNDING / content + 1e-6
  )
}
