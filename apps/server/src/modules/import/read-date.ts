import { addDaysIso } from '@cambusa/domain/time/dates'

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic']
const YEAR_FIRST = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ].*)?$/
const BY_NAME = /^(?:[a-zì]+,? )?(\d{1,2})°?[- ]([a-z]{3})[a-z]*\.?[- ](\d{4}|\d{2})$/i
const SERIAL = /^[2-9]\d{4}(?:[.,]\d+)?$/
/** Day 0 of spreadsheets. */
const SERIAL_START = '1899-12-30'

/** A date of a file (yyyy-MM-dd, dd/mm/yyyy, 5 gennaio 2027, yyyymmdd, a spreadsheet's number) as yyyy-MM-dd; undefined if it is invalid. */
export function readDate(text: string): string | undefined {
  const value = text.trim()
  const iso = YEAR_FIRST.exec(value)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const italian = DAY_FIRST.exec(value)
  // The day comes first in Italy; if that is invalid and the other order is valid, the date is unambiguous.
  if (italian) return dayOf(italian[3], italian[2], italian[1]) ?? dayOf(italian[3], italian[1], italian[2])
  const named = BY_NAME.exec(value)
  const month = MONTHS.indexOf(named?.[2]?.toLowerCase() ?? '')
  if (named && month >= 0) return dayOf(named[3], String(month + 1), named[1])
  if (SERIAL.test(value)) return addDaysIso(SERIAL_START, Math.floor(Number(value.replace(',', '.'))))
  return undefined
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}
