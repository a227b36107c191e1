import type { NumberStyle } from './xlsx-styles.ts'

const MS_PER_DAY = 86_400_000
const DAYS_TO_1970 = 25_569
const DAYS_1900_TO_1904 = 1462
/** The day after which the calendar of spreadsheets is right: they count a 29 February 1900. */
const LAST_WRONG_DAY = 60
/** Significant digits that a spreadsheet keeps and shows. */
const DIGITS = 15
const MAX_DAY = 2_958_465

/**
 * Text of a number in a cell: as people see it, without thousands, with a dot before decimals. Days become
 * 2026-11-21 (with 08:30 after a space where there is a time), percentages keep their sign, codes their zeros.
 * Numbers of more than 15 digits stay in scientific notation: a spreadsheet has lost the others.
 */
export function numberText(raw: string, style: NumberStyle, isFrom1904: boolean): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw.trim()
  if (style.kind === 'date') return dayText(value + (isFrom1904 ? DAYS_1900_TO_1904 : 0)) ?? plain(value)
  if (style.kind === 'percent') return `${plain(value * 100)}%`
  if (style.kind === 'zeros' && Number.isInteger(value) && value >= 0)
    return plain(value).padStart(style.digits, '0')
  return plain(value)
}

function plain(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS))
  if (Number.isInteger(rounded)) {
    const text = String(rounded)
    return Math.abs(rounded) < 10 ** DIGITS ? text : rounded.toExponential().toUpperCase()
  }
  return Math.abs(rounded) < 1e-6 ? rounded.toFixed(DIGITS).replace(/0+$/, '') : String(rounded)
}

/** Undefined for a number that is no day of the calendar. */
function dayText(days: number): string | undefined {
  if (days < 0 || days > MAX_DAY) return undefined
  const seconds = Math.round(days * 86_400)
  const whole = Math.floor(seconds / 86_400)
  const time = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 16)
  if (whole === 0) return time
  const epochDay = whole - DAYS_TO_1970 + (whole < LAST_WRONG_DAY ? 1 : 0)
  const day = new Date(epochDay * MS_PER_DAY).toISOString().slice(0, 10)
  return time === '00:00' ? day : `${day} ${time}`
}
