import type { PricePeriod } from '@cambusa/contract/catalogue/product-history'
import { describe, expect, it } from 'vitest'
import { changePercent, chartPaths, priceSeries, stretchAt } from './price-series.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const DAY = 86_400_000
const ago = (days: number) => new Date(NOW - days * DAY).toISOString()
const period = (from: number, to: number | null, price: number | null, promo?: number): PricePeriod => ({
  from: ago(from),
  to: to === null ? null : ago(to),
  price,
  promotion: promo === undefined ? null : { name: 'Offerta', listPrice: promo },
})
const prices = [
  period(200, 100, 1),
  period(100, 60, 1.1),
  period(60, 50, 0.8, 1.1),
  period(50, 40, null),
  period(40, null, 1.21),
]
const withVat = { rate: 10, isShown: true }

describe('the prices of a range', () => {
  it('start with the range and include the lowest and the highest', () => {
    const series = priceSeries(prices, '90', NOW, withVat)
    expect(series?.stretches.map(({ cents, isNow }) => [cents, isNow])).toEqual([
      [110, false],
      [80, false],
      [null, false],
      [121, true],
    ])
    expect(series).toMatchObject({ fromMs: NOW - 90 * DAY, toMs: NOW, lowestCents: 80, highestCents: 121 })
  })

  it('start with the first price where the range is longer', () => {
    expect(priceSeries(prices, 'all', NOW, withVat)?.fromMs).toBe(NOW - 200 * DAY)
    expect(priceSeries(prices, '365', NOW, withVat)?.fromMs).toBe(NOW - 200 * DAY)
  })

  it('are without VAT for shoppers who read them so', () => {
    const series = priceSeries(prices, '90', NOW, { rate: 10, isShown: false })
    expect(series?.stretches.at(-1)?.cents).toBe(110)
    expect(series?.stretches[1]?.promotion?.listCents).toBe(100)
  })

  it('are undefined where the product was never on sale', () => {
    expect(priceSeries([], 'all', NOW, withVat)).toBeUndefined()
    expect(priceSeries([period(9, null, null)], 'all', NOW, withVat)).toBeUndefined()
  })

  it('include their change, and the price on a given day', () => {
    const series = priceSeries(prices, 'all', NOW, withVat)!
    expect(changePercent(series)).toBe(21)
    expect(stretchAt(series, NOW - 55 * DAY)?.promotion?.name).toBe('Offerta')
    expect(stretchAt(series, NOW - 900 * DAY)?.cents).toBe(100)
  })

  it('become a step line, with gaps where the product was not sold and promotions as a second line', () => {
    const series = priceSeries(prices, 'all', NOW, withVat)!
    const { line, promotions } = chartPaths(series)
    expect(line.match(/M/g)).toHaveLength(2)
    expect(line.startsWith('M0 ')).toBe(true)
    expect(line.endsWith('H100')).toBe(true)
    expect(promotions).toMatch(/^M70 [\d.]+H75$/)
  })

  it('stay inside the chart, even when the price never changed', () => {
    for (const list of [prices, [period(30, null, 2)]]) {
      const numbers = chartPaths(priceSeries(list, 'all', NOW, withVat)!)
        .line.match(/[\d.]+/g)!
        .map(Number)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(100)
    }
  })
})
