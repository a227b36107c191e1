import { formatEuro, isChangedByRounding, toCents } from '@cambusa/domain/money/money'
import { LOCALE } from '@cambusa/domain/constants'
import { importTexts } from '@cambusa/messages/it/operator/import'

/** A higher price is taken for an error: a missing comma, a barcode in the wrong column. */
const MAX_PRICE_EUROS = 100_000
/** A price below this is probably an error. */
const TINY_BELOW_CENTS = 2
/** Rounding error of a spreadsheet's arithmetic. */
const FLOAT_ERROR = 1e-6
const { reasons } = importTexts

const exactly = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 12 })

export type PriceInCents = { cents: number; rounded: string | undefined } | { reason: string }

/**
 * Euros of a file as a price in cents, or why it is refused: zero, too high, changed by rounding to cents by more than
 * 1 per cent, or below 2 cents without being allowed (`mayBeTiny`). `rounded` is the price if rounding changed it.
 * `cents`: the rounded price of a computed one.
 */
export function priceCents(euros: number, mayBeTiny: boolean, made?: number): PriceInCents {
  if (euros > MAX_PRICE_EUROS) return { reason: reasons.tooLarge({ max: MAX_PRICE_EUROS }) }
  if (euros <= 0) return { reason: reasons.notPositive }
  const cents = made ?? toCents(euros)
  if (isChangedByRounding(euros, cents))
    return { reason: reasons.priceRounded({ price: exactly.format(euros), rounded: formatEuro(cents) }) }
  if (cents < TINY_BELOW_CENTS && !mayBeTiny)
    return { reason: reasons.priceTiny({ price: formatEuro(cents) }) }
  const isRounded = Math.abs(cents / 100 - euros) > FLOAT_ERROR
  return { cents, rounded: isRounded ? (cents / 100).toFixed(2).replace('.', ',') : undefined }
}
