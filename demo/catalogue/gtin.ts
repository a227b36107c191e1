import { checkDigit } from '@cambusa/domain/catalogue/gtin'

/** Coprime with 10: different codes give different numbers. */
const SPREAD = 31_415_926_537n

/**
 * GTIN-13 of a demo product: in-store range (prefix 20 to 29), unique for every seven-digit article code, spread so that
 * neighbours in the catalogue do not have neighbouring barcodes.
 */
export function demoGtin(code: string): string {
  const spread = (BigInt(code) * SPREAD) % 100_000_000_000n
  const body = `2${spread.toString().padStart(11, '0')}`
  return body + checkDigit(body)
}
