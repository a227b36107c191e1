import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMetres, isPosition, type Position } from './distance.ts'

const bologna = { latitude: 44.4938, longitude: 11.3387 }
const modena = { latitude: 44.6458, longitude: 10.9257 }

const position: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance between two positions', () => {
  it('is 36.9 km from Bologna to Modena, as the crow flies', () => {
    expect(distanceMetres(bologna, modena)).toBeGreaterThan(36_500)
    expect(distanceMetres(bologna, modena)).toBeLessThan(37_300)
  })

  it('is a degree of latitude of about 111 km everywhere', () => {
    fc.assert(
      fc.property(fc.double({ min: -89, max: 88, noNaN: true }), (latitude) => {
        const metres = distanceMetres({ latitude, longitude: 11 }, { latitude: latitude + 1, longitude: 11 })
        expect(Math.abs(metres - 111_195)).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('is the same in both directions, zero to itself, and never beyond half the Earth', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(distanceMetres(a, b)).toBe(distanceMetres(b, a))
        expect(distanceMetres(a, a)).toBe(0)
        expect(distanceMetres(a, b)).toBeLessThanOrEqual(20_015_116)
      }),
    )
  })

  it('requires valid degrees', () => {
    expect(isPosition(bologna)).toBe(true)
    expect(isPosition({ latitude: 91, longitude: 0 })).toBe(false)
    expect(isPosition({ latitude: 0, longitude: -181 })).toBe(false)
  })
})
