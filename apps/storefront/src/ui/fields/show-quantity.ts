import { numberText } from '@cambusa/domain/text/number-text'

/** A quantity as it is shown and typed: decimal comma, at most 3 decimals. */
export const showQuantity = (quantity: number): string => numberText(quantity, 3, false)
