import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OUTSIDE_VAT, VAT_RATES } from './vat-rates.ts'
import { netCents, vatBreakdown } from './vat.ts'

const RATES = VAT_RATES.map(({ rate }) => rate)

const anyLine = fc.record({
  grossCents: fc.integer({ min: -50_000, max: 500_000 }),
  vatRate: fc.constantFrom(OUTSIDE_VAT, ...RATES),
})

describe('VAT', () => {
  it('is taken out of an amount that includes it', () => {
    expect(netCents(12200, 22)).toBe(10000)
    expect(netCents(11000, 10)).toBe(10000)
    expect(netCents(10500, 5)).toBe(10000)
    expect(netCents(10400, 4)).toBe(10000)
    expect(netCents(199, 10)).toBe(181)
    expect(netCents(-199, 10)).toBe(-181)
    expect(netCents(0, 22)).toBe(0)
  })

  it('is computed once per rate, not once per line', () => {
    const lines = Array.from({ length: 10 }, () => ({ grossCents: 5, vatRate: 10 }))
    // A single line would have no VAT: 5 cents without VAT are 4.545, rounded to 5.
    expect(vatBreakdown(lines)).toEqual([{ rate: 10, grossCents: 50, netCents: 45, vatCents: 5 }])
  })

  it('lists the rates that occur, in rising order', () => {
    const rates = vatBreakdown([
      { grossCents: 1220, vatRate: 22 },
      { grossCents: 104, vatRate: 4 },
      { grossCents: 110, vatRate: 10 },
      { grossCents: 104, vatRate: 4 },
    ])
    expect(rates).toEqual([
      { rate: 4, grossCents: 208, netCents: 200, vatCents: 8 },
      { rate: 10, grossCents: 110, netCents: 100, vatCents: 10 },
      { rate: 22, grossCents: 1220, netCents: 1000, vatCents: 220 },
    ])
    expect(vatBreakdown([])).toEqual([])
  })

  it('and net always add up to the gross to the cent, whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 120 }), (lines) => {
        const rates = vatBreakdown(lines)
        const gross = lines.reduce((sum, line) => sum + line.grossCents, 0)
        expect(rates.reduce((sum, rate) => sum + rate.netCents + rate.vatCents, 0)).toBe(gross)
        expect(vatBreakdown([...lines].reverse())).toEqual(rates)
      }),
    )
  })

  it('is within half a cent of the true share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(...RATES), (gross, rate) => {
        expect(Math.abs(netCents(gross, rate) * (100 + rate) - gross * 100) * 2).toBeLessThanOrEqual(
          100 + rate,
        )
      }),
    )
  })

  it('is zero for a deposit: a row of its own, all of it net', () => {
    const rates = vatBreakdown([
      { grossCents: 110, vatRate: 10 },
      { grossCents: 450, vatRate: 0 },
    ])
    expect(rates).toEqual([
      { rate: 0, grossCents: 450, netCents: 450, vatCents: 0 },
      { rate: 10, grossCents: 110, netCents: 100, vatCents: 10 },
    ])
  })
})
