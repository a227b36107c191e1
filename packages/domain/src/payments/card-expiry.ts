import { romeDate } from '../time/dates.ts'

/** Month (1 to 12) and year (four digits) at whose end a payment card expires. */
export interface CardExpiry {
  month: number
  year: number
}

const CENTURY = 2_000

/** Whether the last month of a card is over, in Rome. */
export function isCardExpired({ month, year }: CardExpiry, now: Date): boolean {
  const [thisYear = 0, thisMonth = 0] = romeDate(now).split('-').map(Number)
  return year < thisYear || (year === thisYear && month < thisMonth)
}

/** 'MM/yyyy'. */
export const formatCardExpiry = ({ month, year }: CardExpiry): string =>
  `${String(month).padStart(2, '0')}/${year}`

/** Reads '8/28', '08/28', '0828', '08/2028'. undefined: no valid month and year. */
export function readCardExpiry(typed: string): CardExpiry | undefined {
  const [, first, second] = /^\s*(\d{1,2})\s*[/\- ]?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  const month = Number(first)
  if (first === undefined || second === undefined || month < 1 || month > 12) return undefined
  return { month, year: second.length === 2 ? CENTURY + Number(second) : Number(second) }
}
