import { scaleRounded } from '../money/rounding.ts'

/** The signs of the shop's language (LOCALE): number-text.test.ts compares them with those of Intl. */
const DECIMAL_SIGN = ','
const THOUSANDS_SIGN = '.'
const THOUSANDS = /(?=(?:\d{3})+$)\B/g

/**
 * An integer that counts units of 10^-decimals as the text of a number: 123450 with 2 decimals is '1.234,50'. Without
 * Intl: its first formatter costs a page 30 ms of processor, four times as much on a slow phone, and no first screen is
 * without a price (decision 252).
 */
export function scaledText(units: number, decimals: number, isGrouped = true): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const plain = digits.slice(0, digits.length - decimals)
  const whole = isGrouped ? plain.replace(THOUSANDS, THOUSANDS_SIGN) : plain
  const rest = digits.slice(digits.length - decimals)
  return `${units < 0 ? '-' : ''}${whole}${decimals > 0 ? DECIMAL_SIGN : ''}${rest}`
}

/**
 * A number with at most so many decimals, rounded half away from zero, and none at its end that are zero: '1.250' or
 * '0,3'. Throws RangeError when it is not finite.
 */
export function numberText(value: number, mostDecimals: number, isGrouped = true): string {
  const text = scaledText(scaleRounded(value, mostDecimals), mostDecimals, isGrouped)
  return mostDecimals > 0 ? text.replace(/,?0+$/, '') : text
}

/** From here on a count is grouped, in Italian. */
const GROUPED_FROM = 10_000

/** How many: '1234', '12.345'. */
export const countText = (count: number): string => scaledText(count, 0, count >= GROUPED_FROM)
