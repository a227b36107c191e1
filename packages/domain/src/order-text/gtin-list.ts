import { GTIN_LIST_MAX } from '../constants.ts'
import { isGtin } from '../catalogue/gtin.ts'

/** Why a value of a pasted list is not searched for. */
export type GtinProblemReason = 'notGtin' | 'length' | 'checkDigit' | 'duplicate'

export interface GtinProblem {
  /** The value as written; digits only, if it is a number. */
  value: string
  /** Line of the pasted text, from 1. */
  line: number
  reason: GtinProblemReason
  /** For a duplicate: the line of the first one. */
  firstLine?: number
}

export interface GtinList {
  /** Each once, in the order pasted, up to the limit. */
  gtins: string[]
  problems: GtinProblem[]
  /** Number of valid ones beyond the limit, which are left out. */
  cutCount: number
}

const LENGTHS: readonly number[] = [8, 12, 13, 14]
const LONGEST = 14
/** A shorter number beside a GTIN is a quantity or a row number. */
const SHORTEST_MEANT = 7
const VALUE_SHOWN = 40

const CELL_END = /[\t;,|]/
const QUOTES = /^["'`´’=]+|["'`´’]+$/g
const digitsOf = (text: string) => text.replace(/[\s.-]/g, '')
const isNumber = (text: string) => /^\d+$/.test(text)

/** One number written in groups, as below a barcode, or several separate numbers. */
function numbersOfCell(cell: string): string[] {
  const parts = cell.split(/\s+/).map((part) => part.replace(QUOTES, ''))
  const joined = digitsOf(parts.join(''))
  const areWhole = parts.every((part) => LENGTHS.includes(part.length))
  if (isNumber(joined) && LENGTHS.includes(joined.length) && !areWhole) return [joined]
  return parts.map(digitsOf).filter(isNumber)
}

/** The first line of a spreadsheet: names of columns, or the name of the only one. */
const isHeading = (line: string) => /[\t;|]|\b(ean|gtin|upc|barcode|codic|cod\b)/i.test(line)

/** The values of a line: numbers that may be GTINs; else the whole line, unless it is empty. */
function valuesOfLine(line: string): string[] {
  const numbers = line.split(CELL_END).flatMap((cell) => numbersOfCell(cell.trim()))
  const meant = numbers.filter((number) => number.length >= SHORTEST_MEANT)
  if (meant.length > 0) return meant
  const text = line.trim()
  return /[\d\p{L}]/u.test(text) ? [text.slice(0, VALUE_SHOWN)] : []
}

function reasonOf(value: string): GtinProblemReason | undefined {
  if (isGtin(value)) return undefined
  if (!isNumber(value)) return 'notGtin'
  return LENGTHS.includes(value.length) ? 'checkDigit' : 'length'
}

const withoutZeros = (gtin: string) => gtin.replace(/^0+/, '')

/**
 * Reads GTINs from pasted text: one per line or many, any separator, columns of a spreadsheet, digits in groups, with
 * or without a heading. Each wrong or repeated value is reported with its line, also a row of words only. Specification
 * §5.
 */
export function readGtinList(text: string, max: number = GTIN_LIST_MAX): GtinList {
  const gtins: string[] = []
  const problems: GtinProblem[] = []
  const lineOf = new Map<string, number>()
  let cutCount = 0
  const lines = text.split(/\r\n|\r|\n/)
  const first = lines.findIndex((content) => content.trim() !== '')
  lines.forEach((content, index) => {
    if (index === first && !/\d/.test(content) && isHeading(content)) return
    const line = index + 1
    for (const value of valuesOfLine(content)) {
      const reason = reasonOf(value)
      const firstLine = lineOf.get(withoutZeros(value))
      if (reason !== undefined) problems.push({ value, line, reason })
      else if (firstLine !== undefined) problems.push({ value, line, reason: 'duplicate', firstLine })
      else {
        lineOf.set(withoutZeros(value), line)
        if (gtins.length < max) gtins.push(value)
        else cutCount++
      }
    }
  })
  return { gtins, problems, cutCount }
}

/** The forms of one GTIN: UPC, EAN-13 and GTIN-14 differ only in leading zeros. */
export function gtinForms(gtin: string): string[] {
  const short = withoutZeros(gtin)
  const padded = LENGTHS.filter((length) => length >= short.length).map((length) =>
    short.padStart(length, '0'),
  )
  return short.length > LONGEST ? [gtin] : [...new Set([gtin, ...padded])]
}
