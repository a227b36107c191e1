import { HOLIDAY } from '@cambusa/domain/delivery/store-hours'
import { overlaps, readOpenings, type ToldOpening } from './read-openings.ts'
import { readWeekdays } from './read-weekdays.ts'

/** A row of a store's week; both times null: closed, which is said of public holidays. */
export interface WeekRow {
  weekday: number
  from: string | null
  to: string | null
}

/** What a text says about a week, and its parts that no row says, in the shop's words. */
export interface ReadHours {
  rows: WeekRow[]
  unread: string[]
}

const PART = /^(.*?[^\d\s:])\s*[:,]?\s+((?:dalle\s+)?\d.*|chius[aoie].*|h\s?24|(?:orario\s+)?continuato.*)$/i

/**
 * Reads 'Lunedì - Venerdì: 08:00 - 13:00, 15:00 - 20:00; Domenica: chiuso; Festivi: chiuso', or a JSON list of days and
 * hours. A later part counts for its days: 'tutti i giorni 8-20; domenica 9-13'.
 */
export function readHours(text: string): ReadHours {
  const parts = text.startsWith('[') ? partsOfJson(text) : text.split(/[;|\n]/)
  return readParts(parts.map((part) => part.trim()).filter((part) => part !== ''))
}

/** The same of parts such as 'Sabato: 8-13'. */
export function readParts(parts: readonly string[]): ReadHours {
  const week = new Map<number, ToldOpening[] | 'closed'>()
  const unread: string[] = []
  for (const part of parts) {
    const [, days = '', times = ''] = PART.exec(part) ?? []
    const weekdays = readWeekdays(days)
    const openings = readOpenings(times)
    if (weekdays === undefined || openings === undefined) unread.push(part)
    else for (const weekday of weekdays) week.set(weekday, together(week.get(weekday), openings))
  }
  return { rows: [...week].toSorted(([a], [b]) => a - b).flatMap(rowsOfDay), unread }
}

function together(before: ToldOpening[] | 'closed' | undefined, said: ToldOpening[] | 'closed') {
  if (before === undefined || before === 'closed' || said === 'closed') return said
  return overlaps([...before, ...said]) ? said : [...before, ...said]
}

function rowsOfDay([weekday, openings]: [number, ToldOpening[] | 'closed']): WeekRow[] {
  if (openings === 'closed') return weekday === HOLIDAY ? [{ weekday, from: null, to: null }] : []
  return openings.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map((opening) => ({ weekday, ...opening }))
}

function partsOfJson(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list) && list.every(isHours)) return list.map(({ days, hours }) => `${days}: ${hours}`)
  } catch {
    // No JSON: the text as it is, which nobody can read as hours.
  }
  return [text]
}

function isHours(value: unknown): value is { days: string; hours: string } {
  if (typeof value !== 'object' || value === null || !('days' in value) || !('hours' in value)) return false
  return typeof value.days === 'string' && typeof value.hours === 'string'
}
