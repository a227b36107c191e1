import type { PricePeriod } from '@cambusa/contract/catalogue/product-history'
import { percentChange } from '@cambusa/domain/money/percent-change'
import { verticalScale } from '../../ui/charts/vertical-scale.ts'
import { shownCents } from '../../lib/format/shown-price.ts'

const DAY_MS = 86_400_000

/** The ranges of the chart, in days; null: the whole history. */
export const RANGE_DAYS = { '90': 90, '365': 365, all: null } as const
export type Range = keyof typeof RANGE_DAYS

/** A period with one price, for chart and table. */
export interface PriceStretch {
  fromMs: number
  toMs: number
  /** It ends today: still in force. */
  isNow: boolean
  /** null: not on sale. */
  cents: number | null
  promotion: { name: string; listCents: number } | null
}

export interface PriceSeries {
  fromMs: number
  toMs: number
  /** Oldest first. */
  stretches: PriceStretch[]
  lowestCents: number
  highestCents: number
}

/** The part of a history within a range, with VAT or without; undefined where nothing was on sale in it. */
export function priceSeries(
  prices: readonly PricePeriod[],
  range: Range,
  nowMs: number,
  vat: { rate: number; isShown: boolean },
): PriceSeries | undefined {
  const days = RANGE_DAYS[range]
  const first = prices[0]
  if (first === undefined) return undefined
  const fromMs = Math.max(Date.parse(first.from), days === null ? 0 : nowMs - days * DAY_MS)
  const read = (euros: number) => shownCents(euros, vat.rate, vat.isShown)
  const stretches = prices
    .map(({ from, to, price, promotion }) => ({
      fromMs: Math.max(fromMs, Date.parse(from)),
      toMs: to === null ? nowMs : Date.parse(to),
      isNow: to === null,
      cents: price === null ? null : read(price),
      promotion: promotion && { name: promotion.name, listCents: read(promotion.listPrice) },
    }))
    .filter((stretch) => stretch.toMs > stretch.fromMs)
  const cents = stretches.flatMap((stretch) => (stretch.cents === null ? [] : [stretch.cents]))
  if (cents.length === 0) return undefined
  return {
    fromMs,
    toMs: nowMs,
    stretches,
    lowestCents: Math.min(...cents),
    highestCents: Math.max(...cents),
  }
}

/** The period in force at an instant of the series. */
export const stretchAt = ({ stretches }: PriceSeries, atMs: number): PriceStretch | undefined =>
  stretches.findLast(({ fromMs }) => fromMs <= atMs) ?? stretches[0]

/** The change from the first price of the series to the last, per cent rounded to one place; null: unknown. */
export function changePercent({ stretches }: PriceSeries): number | null {
  const cents = stretches.flatMap((stretch) => (stretch.cents === null ? [] : [stretch.cents]))
  const [first] = cents
  const last = stretches.at(-1)?.cents
  if (first === undefined || !last) return null
  return percentChange(first, last)
}

/** The position of an instant and a price on a chart of 100 by 100. */
export function chartScale({ fromMs, toMs, lowestCents, highestCents }: PriceSeries) {
  return {
    x: (atMs: number) => Math.round(((atMs - fromMs) / Math.max(1, toMs - fromMs)) * 10_000) / 100,
    y: verticalScale(lowestCents, highestCents),
  }
}

/** The step line as SVG paths: the whole of it, and the periods of a promotion again. Gaps where nothing was sold. */
export function chartPaths(series: PriceSeries): { line: string; promotions: string } {
  const { x, y } = chartScale(series)
  let line = ''
  let promotions = ''
  let isDown = false
  for (const { fromMs, toMs, cents, promotion } of series.stretches) {
    if (cents === null) {
      isDown = false
      continue
    }
    line += isDown ? `V${y(cents)}H${x(toMs)}` : `M${x(fromMs)} ${y(cents)}H${x(toMs)}`
    if (promotion) promotions += `M${x(fromMs)} ${y(cents)}H${x(toMs)}`
    isDown = true
  }
  return { line, promotions }
}
