import { GTIN_LIST_MAX } from '../constants.ts'
import { isGtin } from '../catalogue/gtin.ts'

/** Why a value of a pasted list is not searched for. */
export type GtinProblemReason = 'notGtin' | 'length' | 'checkDigit' | 'duplicate'

export interface GtinProblem {
  /** What was written, as digits where it is digits. */
  value: string
  /** Line of the pasted text, from 1. */
  line: number
  reason: GtinProblemReason
  /** Of a duplicate: the line that has it first. */
  firstLine?: number
}

export interface GtinList {
  /** Each once, in the order pasted, at most so many as the limit. */
  gtins: string[]
  problems: GtinProblem[]
  /** Right ones beyond the limit, which are left out. */
  cutCount: number
}

const LENGTHS: readonly number[] = [8, 12, 13, 14]
const LONGEST = 14
/** A shorter number beside a GTIN is a quantity or a row's number. */
const SHORTEST_MEANT = 7
const VALUE_SHOWN = 40

const CELL_END = /[\t;,|]/
const QUOTES = /^["'`´’=]+|["'`´’]+$/g
const digitsOf = (text: string) => text.replace(/[\s.-]/g, '')
const isNumber = (text: string) => /^\d+$/.test(text)

/** One number written in groups, as below a barcode, or several numbers side by side. */
function numbersOfCell(cell: string): string[] {
  const parts = cell.split(/\s+/).map((part) => part.replace(QUOTES, ''))
  const joined = digitsOf(parts.join(''))
  const areWhole = parts.every((part) => LENGTHS.includes(part.length))
  if (isNumber(joined) && LENGTHS.includes(joined.length) && !areWhole) return [joined]
  return parts.map(digitsOf).filter(isNumber)
}

/** The first line of a spreadsheet: its columns, or what its only one is called. */
const isHeading = (line: string) => /[\t;|]|\b(ean|gtin|upc|barcode|codic|cod\b)/i.test(line)

/** What a line says: the numbers that are meant as GTINs; else the whole line, if it is written at all. */
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
 * Reads GTINs out of pasted text: one per line or many, any separator, columns of a spreadsheet, digits in groups. A
 * heading may stand on top. Each value that is wrong or comes again is named with its line, also a row of words alone.
 * Specification §5.
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

/** The ways to write one GTIN: leading zeros come and go between UPC, EAN-13 and GTIN-14. */
export function gtinForms(gtin: string): string[] {
  const short = withoutZeros(gtin)
  const padded = LENGTHS.filter((length) => length >= short.length).map((length) =>
    short.padStart(length, '0'),
  )
  return short.length > LONGEST ? [gtin] : [...new Set([gtin, ...padded])]
}
