import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planRates } from '../testing/planned-rates.ts'
import { firstDayOf, rateOn, ratesOn, standardRateOn } from './rates-in-force.ts'
import { VAT_RATES } from './vat-rates.ts'

it('no rate is of two kinds, and the rates of a kind follow one another', () => {
  for (const { rate, kind } of VAT_RATES)
    expect(VAT_RATES.filter((each) => each.rate === rate).every((each) => each.kind === kind)).toBe(true)
  for (const kind of new Set(VAT_RATES.map((each) => each.kind))) {
    const days = VAT_RATES.filter((each) => each.kind === kind).map(({ from }) => from)
    expect(days).toEqual([...new Set(days)].toSorted())
  }
})

describe('a VAT rate that changes on a day', () => {
  let undo: () => void
  beforeAll(() => {
    undo = planRates(
      { kind: 'standard', rate: 23, from: '2027-01-01' },
      { kind: 'standard', rate: 22, from: '2030-01-01' },
    )
  })
  afterAll(() => undo())

  it('is charged from that day, whichever rate of its kind a row has', () => {
    const on = (day: string) => [22, 23, 10, 0].map((rate) => rateOn(rate, day))
    expect(on('2026-12-31')).toEqual([22, 22, 10, 0])
    expect(on('2027-01-01')).toEqual([23, 23, 10, 0])
    expect(on('2029-12-31')).toEqual([23, 23, 10, 0])
    expect(on('2030-01-01')).toEqual([22, 22, 10, 0])
  })

  it('replaces the previous one among the rates of the day', () => {
    expect(ratesOn('2026-12-31')).toEqual([4, 5, 10, 22])
    expect(ratesOn('2027-01-01')).toEqual([4, 5, 10, 23])
    expect(['2026-12-31', '2027-01-01'].map(standardRateOn)).toEqual([22, 23])
  })

  it('has its first day, and an unknown rate has none', () => {
    expect([22, 23].map(firstDayOf)).toEqual(['2013-10-01', '2027-01-01'])
    expect([0, 20, Number.NaN].map(firstDayOf)).toEqual([undefined, undefined, undefined])
  })
})
