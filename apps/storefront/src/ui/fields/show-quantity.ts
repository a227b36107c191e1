import { LOCALE } from '@cambusa/domain/constants'

const shownQuantity = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3, useGrouping: false })

/** A quantity as it is shown and typed: decimal comma, at most 3 decimals. */
export const showQuantity = (quantity: number): string => shownQuantity.format(quantity)
