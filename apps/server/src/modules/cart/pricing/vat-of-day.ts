import { rateOn } from '@cambusa/domain/money/rates-in-force'
import { romeDate } from '@cambusa/domain/time/dates'
import type { CartSnapshot } from '../rows/cart.queries.ts'

/** The day whose VAT a cart bears: that of its delivery, and today while no slot is chosen (decision 187). */
export const vatDayOf = ({ slot }: Pick<CartSnapshot, 'slot'>, now: Date): string =>
  slot?.date ?? romeDate(now)

/** What is charged, with its VAT rate of a day. */
export const withRateOn = <Charged extends { vatRate: number }>(charged: Charged, day: string): Charged => ({
  ...charged,
  vatRate: rateOn(charged.vatRate, day),
})
