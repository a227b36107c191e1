import { LOCALE } from '../constants.ts'
import { divideRounded, scaleRounded } from './rounding.ts'

const euroFormat = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
})

/** Decimal euros of the wire in integer cents, rounded half away from zero. Throws RangeError when not finite. */
export function toCents(euros: number): number {
  return scaleRounded(euros, 2)
}

/** Integer cents in decimal euros with at most 2 decimals, as the wire carries them. */
export function toEuros(cents: number): number {
  return cents / 100
}

/** Price × quantity in cents, exact for quantities of 3 decimals, rounded half away from zero. */
export function multiplyCents(priceCents: number, quantity: number): number {
  return divideRounded(priceCents * scaleRounded(quantity, 3), 1000)
}

/** 123450 as '1.234,50 €' (with the no-break space of it-IT). */
export function formatEuro(cents: number): string {
  return euroFormat.format((cents || 0) / 100)
}
