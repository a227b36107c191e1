import { DAY_END, readTime } from '../read-time.ts'

/** An interval as rows say it, HH:mm; an end at or before its begin is on the next day. */
export interface ToldOpening {
  from: string
  to: string
}

const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?`
const INTERVAL = new RegExp(`^(?:dalle\\s+)?(${TIME})\\s*(?:-|–|—|alle|a)\\s*(${TIME})$`)
const ALL_DAY: ToldOpening = { from: '00:00', to: '24:00' }

/**
 * The intervals of '8-13, 15:30-19:30', 'dalle 8 alle 20' or 'h24', in order; 'closed' for 'chiuso'. undefined when
 * something else is said too, a time does not exist, or intervals overlap.
 */
export function readOpenings(text: string): ToldOpening[] | 'closed' | undefined {
  const said = text
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:orario\s+)?continuato\s*/, '')
    .trim()
  if (/^chius[aoie]$/.test(said)) return 'closed'
  if (/^(?:h\s?24|24\s?h|24 ore(?: su 24)?)$/.test(said)) return [ALL_DAY]
  const read = said
    .replace(/\s+(?:ore)\s+/g, ' ')
    .split(/\s*(?:[,/+]|\be\b)\s*/)
    .map(readInterval)
  return read.every((opening) => opening !== undefined) && !overlaps(read) ? read : undefined
}

function readInterval(text: string): ToldOpening | undefined {
  const [, begin = '', end = ''] = INTERVAL.exec(text.trim()) ?? []
  const [from, to] = [readTime(begin), readTime(end)]
  return from === undefined || to === undefined || from === DAY_END ? undefined : { from, to }
}

/** Whether intervals of one day share a minute of that day. */
export function overlaps(openings: readonly ToldOpening[]): boolean {
  const inOrder = openings.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return inOrder.some(({ from, to }, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && (to <= from || next.from < to)
  })
}
