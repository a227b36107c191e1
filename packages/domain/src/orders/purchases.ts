import { addDaysIso, romeDate } from '../time/dates.ts'
import { countMonths, monthOfDay, monthsOf, shiftMonth } from '../time/months.ts'

/** How purchases are grouped. */
export const PURCHASE_GROUPS = ['month', 'category', 'product', 'deliveryPoint', 'company'] as const
export type PurchaseGroup = (typeof PURCHASE_GROUPS)[number]

/**
 * What a row stands for. Delivery and packaging belong to no category and no product; `adjustment` is what the shop took
 * off whole orders (goods that weighed more than was promised), so that every grouping comes to the same total.
 */
export const PURCHASE_KINDS = ['goods', 'delivery', 'packaging', 'adjustment'] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

/** Months of a period when none is asked for, and at most. */
export const USUAL_MONTHS = 12
export const MOST_MONTHS = 36

/** Months with the days that are compared: the running month counts until today, of last year until the same day. */
export interface PurchasePeriod {
  /** yyyy-MM, both included. */
  from: string
  to: string
  /** yyyy-MM-dd: the first day, and the one after the last. */
  firstDay: string
  endDay: string
  /** The same days of last year. */
  firstDayBefore: string
  endDayBefore: string
  /** The last day that counts, where the period's last month has not ended; else null. */
  untilDay: string | null
}

/** Why months are no period: the second is before the first, or they are too many. */
export type PeriodProblem = 'reversed' | 'tooLong'

export function periodProblem(from: string, to: string): PeriodProblem | undefined {
  const count = countMonths(from, to)
  if (count < 1) return 'reversed'
  return count > MOST_MONTHS ? 'tooLong' : undefined
}

const aYearBefore = (dateIso: string): string => {
  const [year = '', month = '', day = ''] = dateIso.split('-')
  // 29 February is compared with the 28th.
  const sameDay = month === '02' && day === '29' ? '28' : day
  return `${Number(year) - 1}-${month}-${sameDay}`
}

/** The period of two months, and what of last year it is compared with. */
export function purchasePeriod(from: string, to: string, now: Date): PurchasePeriod {
  const today = romeDate(now)
  const isRunning = to >= monthOfDay(today)
  const endDay = isRunning ? addDaysIso(today, 1) : `${shiftMonth(to, 1)}-01`
  const firstDay = `${from}-01`
  return {
    from,
    to,
    firstDay,
    endDay,
    firstDayBefore: aYearBefore(firstDay),
    endDayBefore: isRunning ? addDaysIso(aYearBefore(today), 1) : aYearBefore(endDay),
    untilDay: isRunning ? today : null,
  }
}

/** The months asked for, yyyy-MM; without them the last 12, of which one end may be given. */
export function askedMonths(
  from: string | undefined,
  to: string | undefined,
  now: Date,
): { from: string; to: string } {
  const running = monthOfDay(romeDate(now))
  const aYearLater = from === undefined ? running : shiftMonth(from, USUAL_MONTHS - 1)
  const last = to ?? (aYearLater < running ? aYearLater : running)
  return { from: from ?? shiftMonth(last, 1 - USUAL_MONTHS), to: last }
}

/** What was spent, and in the same months of last year; cents. */
export interface Compared {
  spentCents: number
  beforeCents: number
}

/** Of several rows together. */
export const addUp = (rows: readonly Compared[]): Compared => ({
  spentCents: rows.reduce((sum, { spentCents }) => sum + spentCents, 0),
  beforeCents: rows.reduce((sum, { beforeCents }) => sum + beforeCents, 0),
})

/** A month with the same one of last year. */
export interface ComparedMonth extends Compared {
  month: string
  orders: number
}

/**
 * Every month of a period, also those without purchases. Each row says what of its month counts as of the period and
 * what as of last year's; both, where the period is longer than a year.
 */
export function compareMonths(
  { from, to }: Pick<PurchasePeriod, 'from' | 'to'>,
  rows: readonly ComparedMonth[],
): ComparedMonth[] {
  const found = new Map(rows.map((row) => [row.month, row]))
  return monthsOf(from, to).map((month) => ({
    month,
    spentCents: found.get(month)?.spentCents ?? 0,
    orders: found.get(month)?.orders ?? 0,
    beforeCents: found.get(shiftMonth(month, -12))?.beforeCents ?? 0,
  }))
}

/**
 * The months that can be compared as a whole: from the first one in which something was bought a year before. Whoever
 * began to buy within last year's months would seem to spend many times as much.
 */
export const comparableMonths = <Month extends { before: number }>(months: readonly Month[]): Month[] => {
  const first = months.findIndex(({ before }) => before > 0)
  return first < 0 ? [] : months.slice(first)
}

/** A row of a grouping: its key is unique among the goods. */
export interface PurchaseSum extends Compared {
  key: string
  kind: PurchaseKind
}

/** What whole orders came to: `goods` as charged, which lines may differ from. */
export type ChargedSums = Record<Exclude<PurchaseKind, 'adjustment'>, Compared>

const isAny = ({ spentCents, beforeCents }: Compared) => spentCents !== 0 || beforeCents !== 0

/**
 * Rows of goods with delivery, packaging and what was taken off whole orders, each only where there is some: together
 * they come to what was charged. The most is first; what is no goods is last.
 */
export function withCharges<Row extends PurchaseSum>(
  goods: readonly Row[],
  charged: ChargedSums,
): (Row | PurchaseSum)[] {
  const lines = addUp(goods)
  const adjustment = {
    spentCents: charged.goods.spentCents - lines.spentCents,
    beforeCents: charged.goods.beforeCents - lines.beforeCents,
  }
  const others = { delivery: charged.delivery, packaging: charged.packaging, adjustment }
  return [
    ...mostFirst(goods),
    ...(['delivery', 'packaging', 'adjustment'] as const)
      .map((kind): PurchaseSum => ({ key: '', kind, ...others[kind] }))
      .filter(isAny),
  ]
}

/** By what was spent, then by what was spent last year, then by key. */
export const mostFirst = <Row extends Compared & { key: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) =>
      b.spentCents - a.spentCents ||
      b.beforeCents - a.beforeCents ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  )

/** Rows of the same key become one; what else a row says is what the first of them says. */
export function mergeRows<Row extends Compared & { key: string; orders: number }>(
  rows: readonly Row[],
): Row[] {
  const merged = new Map<string, Row>()
  for (const row of rows) {
    const first = merged.get(row.key)
    merged.set(row.key, first ? { ...first, ...addUp([first, row]), orders: first.orders + row.orders } : row)
  }
  return [...merged.values()]
}
