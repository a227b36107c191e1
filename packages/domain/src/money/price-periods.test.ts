import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePriceCents } from './price-choice.ts'
import { pricePeriods, type PriceSources } from './price-periods.ts'

const NOW = 100
const plain = (sources: Partial<PriceSources>) =>
  pricePeriods({ publicList: [], company: [], promotions: [], ...sources }, 0, NOW).map(
    ({ fromMs, untilMs, priceCents, promotion }) => [fromMs, untilMs, priceCents, promotion?.name ?? null],
  )

describe('the price over time', () => {
  it('is the list’s, from change to change', () => {
    const publicList = [
      { atMs: 10, priceCents: 100 },
      { atMs: 40, priceCents: 120 },
      { atMs: 60, priceCents: null },
      { atMs: 70, priceCents: 120 },
    ]
    expect(plain({ publicList })).toEqual([
      [10, 40, 100, null],
      [40, 60, 120, null],
      [60, 70, null, null],
      [70, null, 120, null],
    ])
  })

  it('is the company’s while it has one, and then the public one again', () => {
    const publicList = [{ atMs: 0, priceCents: 100 }]
    const company = [
      { atMs: 20, priceCents: 130 },
      { atMs: 50, priceCents: null },
    ]
    expect(plain({ publicList, company })).toEqual([
      [0, 20, 100, null],
      [20, 50, 130, null],
      [50, null, 100, null],
    ])
  })

  it('is a promotion’s as a separate period if it is lower, with the price of the list beside it', () => {
    const promotions = [
      { fromMs: 20, untilMs: 30, priceCents: 80, name: 'Offerta' },
      { fromMs: 50, untilMs: 60, priceCents: 110, name: 'Finta' },
      { fromMs: 90, untilMs: 200, priceCents: 70, name: 'In corso' },
      { fromMs: 101, untilMs: 200, priceCents: 1, name: 'Futura' },
    ]
    const periods = pricePeriods(
      { publicList: [{ atMs: 0, priceCents: 100 }], company: [], promotions },
      0,
      NOW,
    )
    expect(periods.map(({ fromMs, untilMs }) => [fromMs, untilMs])).toEqual([
      [0, 20],
      [20, 30],
      [30, 90],
      [90, null],
    ])
    expect(periods[1]).toMatchObject({ priceCents: 80, promotion: { name: 'Offerta', listCents: 100 } })
  })

  it('begins with the price in force on the first requested day', () => {
    const publicList = [
      { atMs: -50, priceCents: 90 },
      { atMs: -20, priceCents: 100 },
    ]
    expect(plain({ publicList })).toEqual([[0, null, 100, null]])
  })

  const changes = fc
    .array(
      fc.record({
        atMs: fc.integer({ min: -50, max: 150 }),
        priceCents: fc.option(fc.integer({ min: 1, max: 9 })),
      }),
    )
    .map((list) => list.sort((a, b) => a.atMs - b.atMs))
  const spans = fc.array(
    fc.record({
      fromMs: fc.integer({ min: -20, max: 120 }),
      untilMs: fc.integer({ min: -20, max: 140 }),
      priceCents: fc.integer({ min: 1, max: 9 }),
      name: fc.constantFrom('a', 'b'),
    }),
  )

  it('has no gap, no overlap, no two equal neighbours, and always equals the price at the checkout', () => {
    fc.assert(
      fc.property(
        changes,
        changes,
        spans,
        fc.integer({ min: 0, max: NOW }),
        (publicList, company, promotions, at) => {
          const periods = pricePeriods({ publicList, company, promotions }, 0, NOW)
          periods.slice(1).forEach((period, i) => {
            expect(period.fromMs).toBe(periods[i]!.untilMs)
            expect({ ...period, fromMs: 0, untilMs: 0 }).not.toEqual({ ...periods[i], fromMs: 0, untilMs: 0 })
          })
          expect(periods.at(-1)?.untilMs ?? null).toBeNull()
          const found = periods.findLast(({ fromMs }) => fromMs <= at)?.priceCents ?? null
          const last = (list: typeof publicList) =>
            list.findLast(({ atMs }) => atMs <= at)?.priceCents ?? null
          const companyCents = last(company)
          const publicCents = last(publicList) ?? companyCents
          const running = promotions.filter(({ fromMs, untilMs }) => fromMs <= at && at < untilMs)
          const promoCents =
            running.length === 0 ? null : Math.min(...running.map(({ priceCents }) => priceCents))
          expect(found).toBe(
            publicCents === null ? null : effectivePriceCents({ publicCents, companyCents, promoCents }),
          )
        },
      ),
    )
  })
})
