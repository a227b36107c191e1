import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compartmentsNeeded, unitMillilitres, type GoodsSize } from './compartments.ts'

const packed = { isByWeight: false, volumeMillilitres: null, content: null, contentUnit: null } as const
const line = (quantity: number, given: Partial<GoodsSize> = {}): GoodsSize => ({
  ...packed,
  quantity,
  ...given,
})
const COMPARTMENT = 60_000

const goods: fc.Arbitrary<GoodsSize> = fc.record({
  quantity: fc.integer({ min: 1, max: 99_999_000 }).map((thousandths) => thousandths / 1000),
  isByWeight: fc.boolean(),
  volumeMillilitres: fc.option(fc.integer({ min: 1, max: 500_000 })),
  content: fc.option(fc.double({ min: 0.001, max: 100, noNaN: true })),
  contentUnit: fc.option(fc.constantFrom('kg', 'l', 'pz')),
})

describe('the volume of a piece', () => {
  it('is the measured one, else computed from its content, else that of a large piece', () => {
    expect(unitMillilitres({ ...packed, volumeMillilitres: 750, content: 1, contentUnit: 'kg' })).toBe(750)
    expect(unitMillilitres({ ...packed, content: 0.5, contentUnit: 'kg' })).toBe(1_000)
    expect(unitMillilitres({ ...packed, content: 1.5, contentUnit: 'l' })).toBe(1_950)
    expect(unitMillilitres({ ...packed, content: 10, contentUnit: 'pz' })).toBe(5_000)
    expect(unitMillilitres({ ...packed, isByWeight: true, content: 0.2, contentUnit: 'kg' })).toBe(2_000)
    expect(unitMillilitres(packed)).toBe(4_000)
  })

  it('is never less than the net content', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 100, noNaN: true }), (content) => {
        expect(unitMillilitres({ ...packed, content, contentUnit: 'l' })).toBeGreaterThan(content * 1000)
      }),
    )
  })
})

describe('the compartments of an order', () => {
  it('are the sum of its volumes rounded up, and at least one', () => {
    expect(compartmentsNeeded([], COMPARTMENT)).toBe(1)
    expect(compartmentsNeeded([line(15)], COMPARTMENT)).toBe(1)
    expect(compartmentsNeeded([line(15), line(1, { volumeMillilitres: 1 })], COMPARTMENT)).toBe(2)
    expect(compartmentsNeeded([line(0.3, { isByWeight: true })], 600)).toBe(1)
  })

  it('hold the goods, are never one too many, and never decrease with another line', () => {
    fc.assert(
      fc.property(
        fc.array(goods, { maxLength: 20 }),
        goods,
        fc.integer({ min: 1, max: 500_000 }),
        (lines, more, size) => {
          const needed = compartmentsNeeded(lines, size)
          const room = lines.reduce((sum, each) => sum + each.quantity * unitMillilitres(each), 0)
          expect(needed * size).toBeGreaterThanOrEqual(room - 0.001 * lines.length)
          if (needed > 1) expect((needed - 1) * size).toBeLessThan(room + lines.length)
          expect(compartmentsNeeded([...lines, more], size)).toBeGreaterThanOrEqual(needed)
          expect(compartmentsNeeded(lines.toReversed(), size)).toBe(needed)
        },
      ),
    )
  })
})
