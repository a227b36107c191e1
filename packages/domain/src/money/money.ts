import { scaledText } from '../text/number-text.ts'
import { divideRounded, scaleRounded } from './rounding.ts'

/** Decimal euros of the wire as integer cents, rounded half away from zero. Throws RangeError when not finite. */
export function toCents(euros: number): number {
  return scaleRounded(euros, 2)
}

const TYPED = /^(\d{1,7})(?:[.,](\d{1,2}))?$/

/** Integer cents of an amount as a person types it: '12,34', '12.3', '12'; undefined: it is none. */
export function typedCents(text: string): number | undefined {
  const [, euros, decimals = ''] = TYPED.exec(text) ?? []
  return euros === undefined ? undefined : Number(euros + decimals.padEnd(2, '0'))
}

/** Integer cents as decimal euros with at most 2 decimals, as on the wire. */
export function toEuros(cents: number): number {
  return cents / 100
}

/** Price × quantity in cents, exact for quantities of 3 decimals, rounded half away from zero. */
export function multiplyCents(priceCents: number, quantity: number): number {
  return divideRounded(priceCents * scaleRounded(quantity, 3), 1000)
}

/**
 * Unit price × content in cents, rounded half up: the price of a pack of 0.792 kg at 6.95 euros. Exact for unit prices
 * of 6 decimals and contents of 9; both must be above zero.
 */
export function priceOfUnitPrice(euros: number, content: number): number {
  const product = BigInt(scaleRounded(euros, 6)) * BigInt(scaleRounded(content, 9))
  const perCent = 10n ** 13n
  return Number((product + perCent / 2n) / perCent)
}

/** Whether rounding euros to these cents changes them by more than 1 per cent: then it is no valid price. */
export function isChangedByRounding(euros: number, cents: number): boolean {
  return Math.abs(cents * 100 - euros * 10_000) > euros * 100 * (1 + 1e-9)
}

/** 123450 as '1.234,50 €' (with the no-break space of it-IT). */
export function formatEuro(cents: number): string {
  return `${scaledText(Math.round(cents || 0), 2)}\u00A0€`
}

/** Decimal euros of the wire as text: 1234.5 as '1.234,50 €'. Throws RangeError when not finite. */
export const euroText = (euros: number): string => formatEuro(toCents(euros))
