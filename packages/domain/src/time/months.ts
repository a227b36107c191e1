/** Months of the shop, yyyy-MM, as text: they sort as they follow each other. */

/** Regular expression of a month that the shop can have had: a pattern, because the contract's schemas contain it. */
export const SHOP_MONTH = '^20\\d{2}-(?:0[1-9]|1[0-2])$'

/** The month of a day, yyyy-MM-dd. */
export const monthOfDay = (dateIso: string): string => dateIso.slice(0, 7)

/** The month a number of months later (earlier when negative). */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const count = year * 12 + of - 1 + months
  const place = ((count % 12) + 12) % 12
  return `${String((count - place) / 12).padStart(4, '0')}-${String(place + 1).padStart(2, '0')}`
}

/** How many months a period has, both ends included; 0 or less where it ends before it begins. */
export function countMonths(from: string, to: string): number {
  const [fromYear = 0, fromOf = 0] = from.split('-').map(Number)
  const [toYear = 0, toOf = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toOf - fromOf + 1
}

/** The months of a period, both ends included, the first one first. */
export const monthsOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, countMonths(from, to)) }, (_, place) => shiftMonth(from, place))
