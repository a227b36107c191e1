import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packagingNeeded } from './packaging-needed.ts'

const CRATE = 1
const TRAY = 2
const needed = (...lines: [packagingId: number, perPackage: number, quantity: number][]) => [
  ...packagingNeeded(
    lines.map(([packagingId, perPackage, quantity]) => ({ packagingId, perPackage, quantity })),
  ),
]

describe('the packaging of an order', () => {
  it('is one for every full package and one for the rest', () => {
    expect(needed([CRATE, 12, 12])).toEqual([[CRATE, 1]])
    expect(needed([CRATE, 12, 13])).toEqual([[CRATE, 2]])
    expect(needed([TRAY, 0.5, 0.75])).toEqual([[TRAY, 2]])
  })

  it('is shared by goods that use the same packaging, whatever quantity of each fits in', () => {
    expect(needed([CRATE, 12, 6], [CRATE, 12, 6], [TRAY, 1, 1])).toEqual([
      [CRATE, 1],
      [TRAY, 1],
    ])
    expect(needed([CRATE, 12, 6], [CRATE, 6, 3])).toEqual([[CRATE, 1]])
  })

  it('is counted exactly: three thirds are one, not a little more', () => {
    expect(needed([CRATE, 3, 1], [CRATE, 6, 2], [CRATE, 9, 3])).toEqual([[CRATE, 1]])
    expect(needed([CRATE, 0.3, 0.1], [CRATE, 0.3, 0.2])).toEqual([[CRATE, 1]])
  })

  it('is empty without lines', () => {
    expect(needed()).toEqual([])
  })

  it('never shrinks with more goods, holds them all, and none of it is empty', () => {
    const line = fc.record({
      packagingId: fc.constant(CRATE),
      perPackage: fc.integer({ min: 1, max: 50_000 }).map((n) => n / 1000),
      quantity: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 1000),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), line, (lines, more) => {
        const count = packagingNeeded(lines).get(CRATE) ?? 0
        const filled = lines.reduce((sum, { quantity, perPackage }) => sum + quantity / perPackage, 0)
        expect(count).toBeGreaterThanOrEqual(filled - 1e-6)
        expect(count - 1).toBeLessThan(filled + 1e-6)
        expect(packagingNeeded([...lines, more]).get(CRATE)).toBeGreaterThanOrEqual(count)
      }),
    )
  })
})
