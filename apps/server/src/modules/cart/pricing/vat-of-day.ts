import { rateOn } from '@cambusa/domain/money/rates-in-force'
import { romeDate } from '@cambusa/domain/time/dates'
import type { CartSnapshot } from '../rows/cart-snapshot.ts'

/** The day whose VAT rates a cart has: that of its delivery, or today while no slot is chosen (decision 187). */
export const vatDayOf = ({ slot }: Pick<CartSnapshot, 'slot'>, now: Date): string =>
  slot?.date ?? romeDate(now)

/** A charge with its VAT rate on a day. */
export const withRateOn = <Charged extends { vatRate: number }>(charged: Charged, day: string): Charged => ({
  ...charged,
  vatRate: rateOn(charged.vatRate, day),
})
