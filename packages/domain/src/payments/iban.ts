import { ownValue } from '../own-value.ts'

/** Length of an IBAN by country, those of the SEPA area (EPC409-09). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** An IBAN as stored: capitals, no spaces. */
export const tidyIban = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

/** Whether a text is an IBAN of the SEPA area: length of its country and check digits (ISO 13616, mod 97). */
export function isIban(text: string): boolean {
  const iban = tidyIban(text)
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(iban)) return false
  if (iban.length !== ownValue(LENGTHS, iban.slice(0, 2))) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** A masked IBAN that only its owner recognises: country and last four characters. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}…${iban.slice(-4)}`
