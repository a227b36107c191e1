import { gtinForms } from '@cambusa/domain/order-text/gtin-list'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { rowsBeginning } from '../memory/digit-order.ts'

/** The longest code: a spreadsheet may have dropped up to this many zeros. */
const LONGEST_CODE = 14
const BEGINNING_FROM = 3
const DIGITS = /^\d+$/

/** A code without the spaces, dots and dashes that people add. */
const compact = (text: string) => text.replace(/[\s.\-–]/g, '')

/** The product with exactly this code or GTIN, whatever its spaces and with or without leading zeros. */
export function findByCode(
  { ordinalOfCode, ordinalOfGtin }: CatalogueIndex,
  text: string,
): number | undefined {
  const typed = text.trim()
  const asTyped =
    ordinalOfCode(typed) ?? ordinalOfCode(typed.toUpperCase()) ?? ordinalOfCode(typed.toLowerCase())
  if (asTyped !== undefined) return asTyped
  const plain = compact(typed)
  const code = plain === typed ? undefined : ordinalOfCode(plain)
  if (code !== undefined || !DIGITS.test(plain)) return code
  for (const form of gtinForms(plain)) {
    const ordinal = ordinalOfGtin(form)
    if (ordinal !== undefined) return ordinal
  }
  const bare = plain.replace(/^0+(?=.)/, '')
  for (let length = bare.length; length <= LONGEST_CODE; length++) {
    const ordinal = ordinalOfCode(bare.padStart(length, '0'))
    if (ordinal !== undefined) return ordinal
  }
  return undefined
}

/** Shorter numbers beside other words are formats and the like. */
const CODE_AMONG_WORDS_FROM = 5

/** The products of the codes and GTINs in a text with other words, in the order typed: 'cod. 3110001'. */
export function findCodesAmong(index: CatalogueIndex, text: string): number[] {
  const numbers = text
    .match(/\d[\d.-]*\d/g)
    ?.filter((number) => compact(number).length >= CODE_AMONG_WORDS_FROM)
  const found = (numbers ?? []).map((number) => findByCode(index, number))
  return [...new Set(found.filter((ordinal) => ordinal !== undefined))]
}

/** Products whose code or GTIN begins with the typed number; none for other texts and very short numbers. */
export function findByCodeBeginning(
  { code, gtin, snapshot }: CatalogueIndex,
  text: string,
): { ofCode: Uint32Array; ofGtin: Uint32Array } | undefined {
  const digits = compact(text)
  if (!DIGITS.test(digits) || digits.length < BEGINNING_FROM) return undefined
  return {
    ofCode: rowsBeginning(snapshot.codeOrder, code, digits),
    ofGtin: rowsBeginning(snapshot.gtinOrder, gtin, digits),
  }
}

/** The last digits that people read from a barcode, and the shortest number that has them all. */
const ENDING = { from: 6, to: 11 } as const
const ZERO = 48

/** Products whose GTIN ends with the typed number; none for other texts, and for shorter and whole numbers. */
export function findByGtinEnding({ snapshot }: CatalogueIndex, text: string): number[] {
  const digits = compact(text)
  if (!DIGITS.test(digits) || digits.length < ENDING.from || digits.length > ENDING.to) return []
  const { bytes, offsets } = snapshot.gtin
  const found: number[] = []
  const typed = Uint8Array.from(digits, (digit) => ZERO + Number(digit))
  for (let ordinal = 0; ordinal < snapshot.productCount; ordinal++) {
    const start = offsets[ordinal + 1]! - typed.length
    if (start < offsets[ordinal]!) continue
    let place = typed.length - 1
    while (place >= 0 && bytes[start + place] === typed[place]) place--
    if (place < 0) found.push(ordinal)
  }
  return found
}

const GTIN_LENGTHS = [8, 12, 13, 14]

/** The product whose GTIN is the typed number with two neighbouring digits swapped. */
export function findSwapped({ ordinalOfGtin }: CatalogueIndex, text: string): number | undefined {
  const digits = compact(text)
  if (!DIGITS.test(digits) || !GTIN_LENGTHS.includes(digits.length)) return undefined
  for (let place = 1; place < digits.length; place++) {
    const [one, other] = [digits.charAt(place - 1), digits.charAt(place)]
    if (one === other) continue
    const swapped = digits.slice(0, place - 1) + other + one + digits.slice(place + 1)
    for (const form of gtinForms(swapped)) {
      const ordinal = ordinalOfGtin(form)
      if (ordinal !== undefined) return ordinal
    }
  }
  return undefined
}
