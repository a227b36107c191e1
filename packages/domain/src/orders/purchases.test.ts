import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentChange } from '../money/percent-change.ts'
import { addDaysIso, daysBetween } from '../time/dates.ts'
import { countMonths, monthsOf, shiftMonth } from '../time/months.ts'
import {
  addUp,
  askedMonths,
  comparableMonths,
  compareMonths,
  mergeRows,
  periodProblem,
  purchasePeriod,
  withCharges,
  type Compared,
} from './purchases.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const cents = fc.integer({ min: 0, max: 500_000 })
const anyMonth = fc
  .tuple(fc.integer({ min: 2000, max: 2098 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

/** An order: what it cost, line by line, where it went, for whom. */
const anyOrder = fc.record({
  month: fc.integer({ min: 0, max: 23 }).map((months) => shiftMonth('2024-12', months)),
  point: fc.constantFrom('2-1', '2-2', '3-5'),
  company: fc.constantFrom('1', '2'),
  delivery: cents,
  packaging: cents,
  takenOff: fc.integer({ min: 0, max: 300 }),
  lines: fc.array(
    fc.record({ product: fc.constantFrom('a', 'b', 'c', 'd'), category: fc.constantFrom('x', 'y'), cents }),
    { minLength: 1, maxLength: 6 },
  ),
})
const isNow = (month: string) => month >= '2025-12'
const asCompared = (month: string, amount: number): Compared =>
  isNow(month) ? { spentCents: amount, beforeCents: 0 } : { spentCents: 0, beforeCents: amount }

describe('purchases', () => {
  it('come to the same total by month, category, product, delivery point and company', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 30 }), (orders) => {
        const charged = (order: (typeof orders)[number]) =>
          order.lines.reduce(
            (sum, line) => sum + line.cents,
            order.delivery + order.packaging - order.takenOff,
          )
        const whole = (keyOf: (order: (typeof orders)[number]) => string) =>
          mergeRows(
            orders.map((order) => ({
              key: keyOf(order),
              orders: 1,
              month: order.month,
              ...asCompared(order.month, charged(order)),
            })),
          )
        const goods = (keyOf: (line: (typeof orders)[number]['lines'][number]) => string) =>
          mergeRows(
            orders.flatMap(({ month, lines }) =>
              lines.map((line) => ({
                key: keyOf(line),
                kind: 'goods' as const,
                orders: 1,
                ...asCompared(month, line.cents),
              })),
            ),
          )
        const ofAll = (amount: (order: (typeof orders)[number]) => number) =>
          addUp(orders.map((order) => asCompared(order.month, amount(order))))
        const sums = {
          goods: ofAll((order) => charged(order) - order.delivery - order.packaging),
          delivery: ofAll(({ delivery }) => delivery),
          packaging: ofAll(({ packaging }) => packaging),
        }
        const total = addUp(Object.values(sums))
        expect(addUp(whole(({ point }) => point))).toEqual(total)
        expect(addUp(whole(({ company }) => company))).toEqual(total)
        expect(
          addUp(
            withCharges(
              goods(({ product }) => product),
              sums,
            ),
          ),
        ).toEqual(total)
        expect(
          addUp(
            withCharges(
              goods(({ category }) => category),
              sums,
            ),
          ),
        ).toEqual(total)
        const period = { from: '2025-12', to: '2026-11' }
        expect(
          addUp(
            compareMonths(
              period,
              whole(({ month }) => month),
            ),
          ),
        ).toEqual(total)
      }),
    )
  })

  it('list goods by what was spent, and what is no goods last', () => {
    const none = { spentCents: 0, beforeCents: 0 }
    const row = (key: string, spentCents: number) => ({
      key,
      kind: 'goods' as const,
      spentCents,
      beforeCents: 0,
    })
    const rows = withCharges([row('a', 5), row('b', 9)], {
      goods: { spentCents: 13, beforeCents: 0 },
      delivery: { spentCents: 690, beforeCents: 0 },
      packaging: none,
    })
    expect(rows.map(({ key, kind, spentCents }) => [key, kind, spentCents])).toEqual([
      ['b', 'goods', 9],
      ['a', 'goods', 5],
      ['', 'delivery', 690],
      ['', 'adjustment', -1],
    ])
  })

  it('of a running month are compared with the same days of last year', () => {
    expect(purchasePeriod('2025-12', '2026-11', NOW)).toMatchObject({
      firstDay: '2025-12-01',
      endDay: '2026-11-27',
      firstDayBefore: '2024-12-01',
      endDayBefore: '2025-11-27',
      untilDay: '2026-11-26',
    })
    expect(purchasePeriod('2026-09', '2026-10', NOW)).toMatchObject({
      endDay: '2026-11-01',
      endDayBefore: '2025-11-01',
      untilDay: null,
    })
    // Nobody bought on 29 February a year before.
    expect(purchasePeriod('2028-02', '2028-02', new Date('2028-02-29T10:00:00Z')).endDayBefore).toBe(
      '2027-03-01',
    )
  })

  it('are those of the last 12 months where none are asked for', () => {
    expect(askedMonths(undefined, undefined, NOW)).toEqual({ from: '2025-12', to: '2026-11' })
    expect(askedMonths('2026-02', undefined, NOW)).toEqual({ from: '2026-02', to: '2026-11' })
    expect(askedMonths('2024-02', undefined, NOW)).toEqual({ from: '2024-02', to: '2025-01' })
    expect(askedMonths(undefined, '2026-03', NOW)).toEqual({ from: '2025-04', to: '2026-03' })
  })

  it('are of a period of 1 to 36 months, compared with one of as many days, give or take a leap day', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -3, max: 40 }), (from, more) => {
        const to = shiftMonth(from, more)
        expect(countMonths(from, to)).toBe(more + 1)
        expect(periodProblem(from, to)).toBe(more < 0 ? 'reversed' : more > 35 ? 'tooLong' : undefined)
        if (more < 0) return
        expect(monthsOf(from, to)).toHaveLength(more + 1)
        const period = purchasePeriod(from, to, new Date('2099-12-31T10:00:00Z'))
        const days = daysBetween(period.firstDay, period.endDay)
        const before = daysBetween(period.firstDayBefore, period.endDayBefore)
        expect(Math.abs(days - before)).toBeLessThanOrEqual(1)
        expect(addDaysIso(period.endDay, 0)).toBe(period.endDay)
      }),
    )
  })

  it('are compared as a whole from the first month in which something was bought a year before', () => {
    const months = (...before: number[]) => before.map((each) => ({ before: each }))
    expect(comparableMonths(months(0, 0, 5, 0, 7))).toEqual(months(5, 0, 7))
    expect(comparableMonths(months(5, 0))).toHaveLength(2)
    expect(comparableMonths(months(0, 0))).toEqual([])
  })

  it('change by per cent of what they were, and by none where there was nothing', () => {
    expect(percentChange(200, 250)).toBe(25)
    expect(percentChange(300, 200)).toBe(-33.3)
    expect(percentChange(0, 200)).toBeNull()
    expect(percentChange(200, 0)).toBe(-100)
  })
})
