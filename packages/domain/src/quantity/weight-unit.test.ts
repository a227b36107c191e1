import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBaseUnit, toSellingUnit } from './weight-unit.ts'

describe('weights', () => {
  it('are converted from the selling unit to the base unit by the multipliers', () => {
    expect(toBaseUnit(300, 'g', 'kg')).toBe(0.3)
    expect(toBaseUnit(300, 'gr', 'kg')).toBe(0.3)
    expect(toBaseUnit(3, 'hg', 'kg')).toBe(0.3)
    expect(toBaseUnit(25, 'dag', 'kg')).toBe(0.25)
    expect(toBaseUnit(750, 'ml', 'l')).toBe(0.75)
    expect(toBaseUnit(1.5, 'kg', 'kg')).toBe(1.5)
    expect(toBaseUnit(0.3, 'kg', 'g')).toBe(300)
  })

  it('are converted back to the selling unit', () => {
    expect(toSellingUnit(0.3, 'g', 'kg')).toBe(300)
    expect(toSellingUnit(0.3, 'hg', 'kg')).toBe(3)
    expect(toSellingUnit(1.5, 'kg', 'kg')).toBe(1.5)
  })

  it('ignore the case of a unit and treat an empty or unknown one as the base unit', () => {
    expect(toBaseUnit(500, ' G ', 'KG')).toBe(0.5)
    expect(toBaseUnit(2, '', 'kg')).toBe(2)
    expect(toBaseUnit(2, 'l', 'l')).toBe(2)
  })

  it('lose nothing when converted and back, within 3 decimals of the base unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('g', 'ml', 'hg', 'dag'),
        (n, unit) => {
          expect(toBaseUnit(toSellingUnit(n / 1000, unit, 'kg'), unit, 'kg')).toBe(n / 1000)
        },
      ),
    )
  })
})
