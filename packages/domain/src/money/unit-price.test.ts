import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentInBaseUnit, DOUBTED_CONTENT, storedContent, unitPriceCents } from './unit-price.ts'

describe('the unit price', () => {
  it('is the price of one base unit', () => {
    expect(unitPriceCents(249, 0.5)).toBe(498)
    expect(unitPriceCents(100, 3)).toBe(33)
    expect(unitPriceCents(200, 3)).toBe(67)
    expect(unitPriceCents(599, 6)).toBe(100)
    expect(unitPriceCents(189, 0.000125)).toBe(1_512_000)
  })

  it('is undefined when the content is unknown', () => {
    expect(unitPriceCents(249, 0)).toBeUndefined()
    expect(unitPriceCents(249, -1)).toBeUndefined()
    expect(unitPriceCents(249, Number.NaN)).toBeUndefined()
  })

  it('uses the content in kilograms, litres or pieces', () => {
    expect(contentInBaseUnit(500, 'g')).toEqual({ contentBase: 0.5, unit: 'kg' })
    expect(contentInBaseUnit(75, 'CL')).toEqual({ contentBase: 0.75, unit: 'l' })
    expect(contentInBaseUnit(6, 'pz')).toEqual({ contentBase: 6, unit: 'pz' })
    expect(contentInBaseUnit(500, 'furlong')).toBeUndefined()
    expect(contentInBaseUnit(0, 'g')).toBeUndefined()
  })

  it('uses the drained weight of goods in a liquid', () => {
    expect(contentInBaseUnit(400, 'g', 240)).toEqual({ contentBase: 0.24, unit: 'kg' })
    expect(contentInBaseUnit(370, 'ml', 210)).toEqual({ contentBase: 0.21, unit: 'kg' })
    expect(contentInBaseUnit(400, 'g', null)).toEqual({ contentBase: 0.4, unit: 'kg' })
    expect(unitPriceCents(120, contentInBaseUnit(400, 'g', 240)?.contentBase ?? 0)).toBe(500)
  })

  it('uses the drained weight when there is no other content', () => {
    expect(contentInBaseUnit(null, '', 240)).toEqual({ contentBase: 0.24, unit: 'kg' })
    expect(contentInBaseUnit(null, '', 0)).toBeUndefined()
    expect(contentInBaseUnit(null, '')).toBeUndefined()
  })

  it('is undefined when a file contradicts it, even if the drained weight is known', () => {
    expect(contentInBaseUnit(DOUBTED_CONTENT, '', 240)).toBeUndefined()
    expect(contentInBaseUnit(DOUBTED_CONTENT, 'kg', 240)).toBeUndefined()
  })

  it('uses a drained weight before any other content, unless that is in doubt', () => {
    const content = fc.option(fc.double({ min: 0.001, max: 10_000, noNaN: true }))
    const unit = fc.oneof(fc.constantFrom('kg', 'g', 'l', 'ml', 'pz', ''), fc.string())
    fc.assert(
      fc.property(content, unit, fc.integer({ min: 1, max: 100_000 }), (told, of, grams) => {
        expect(contentInBaseUnit(told, of, grams)).toEqual({ contentBase: grams / 1_000, unit: 'kg' })
        expect(contentInBaseUnit(DOUBTED_CONTENT, of, grams)).toBeUndefined()
      }),
    )
  })

  it('is the same after storing the content with 3 decimals', () => {
    expect(storedContent(0.5, 'kg')).toEqual({ content: 0.5, unit: 'kg' })
    expect(storedContent(0.0006, 'kg')).toEqual({ content: 0.6, unit: 'g' })
    expect(storedContent(0.0125, 'l')).toEqual({ content: 12.5, unit: 'ml' })
    expect(storedContent(6, 'pz')).toEqual({ content: 6, unit: 'pz' })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (millionths) => {
        const { content, unit } = storedContent(millionths / 1_000_000, 'kg')
        expect(Math.round(content * 1_000) / 1_000).toBe(content)
        expect(contentInBaseUnit(content, unit)).toEqual({ contentBase: millionths / 1_000_000, unit: 'kg' })
      }),
    )
  })
})
