import { LOCALE } from '@cambusa/domain/constants'

/** Parses a typed number with a decimal comma or point; undefined when it is none. */
export function parseQuantity(text: string): number | undefined {
  const cleaned = text.trim().replace(/\s/g, '')
  if (!/^\d{1,6}([.,]\d{0,3})?$/.test(cleaned)) return undefined
  return Number(cleaned.replace(',', '.'))
}

const shownQuantity = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3, useGrouping: false })

/** A quantity as it is shown and typed: decimal comma, at most 3 decimals. */
export const showQuantity = (quantity: number): string => shownQuantity.format(quantity)
