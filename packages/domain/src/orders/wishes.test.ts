import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLERGEN_CODES } from '../catalogue/allergen.ts'
import {
  acceptsAlternatives,
  avoidedAllergens,
  highestPrice,
  isLineWish,
  LINE_WISHES,
  readWish,
  wishOf,
} from './wishes.ts'

describe('a wish for the replacement of a line', () => {
  it('is a yes or a no for alternatives and for the same brand', () => {
    for (const wish of ['accept_alternatives', 'same_brand'] as const) {
      expect(readWish(wish, 'true')).toBe('true')
      expect(readWish(wish, 'false')).toBe('false')
      expect(readWish(wish, 'forse')).toBeUndefined()
    }
  })

  it('is a price above zero, with comma or point, normalised', () => {
    expect(readWish('highest_price', '12,5')).toBe('12.50')
    expect(readWish('highest_price', ' 12.50 ')).toBe('12.50')
    expect(highestPrice('3')).toBe(3)
    for (const wrong of ['0', '-1', '1,234', 'dieci', '1e3', '123456'])
      expect(readWish('highest_price', wrong)).toBeUndefined()
  })

  it('contains allergens by code, each once', () => {
    expect(readWish('avoid_allergens', 'glutine, latte,glutine')).toBe('glutine,latte')
    expect(readWish('avoid_allergens', 'frutta-a-guscio')).toBe('frutta-a-guscio')
    expect(readWish('avoid_allergens', 'glutine,polvere')).toBeUndefined()
    expect(avoidedAllergens('')).toEqual([])
  })

  it('is removed by an empty text', () => {
    for (const wish of LINE_WISHES) expect(readWish(wish, ' ')).toBe('')
    expect(isLineWish('note')).toBe(false)
  })

  it('of a line comes before that of the cart, and a cart has no price wish', () => {
    expect(wishOf('same_brand', {}, { same_brand: 'true' })).toBe('true')
    expect(wishOf('same_brand', { same_brand: 'false' }, { same_brand: 'true' })).toBe('false')
    expect(wishOf('highest_price', {}, { highest_price: '3.00' })).toBe('')
    expect(acceptsAlternatives({}, { accept_alternatives: 'true' })).toBe(true)
    expect(acceptsAlternatives({ accept_alternatives: 'false' }, { accept_alternatives: 'true' })).toBe(false)
  })

  it('always includes the cart’s allergens, whatever the line says', () => {
    const codes = fc.array(fc.constantFrom(...ALLERGEN_CODES)).map((list) => list.join(','))
    fc.assert(
      fc.property(codes, codes, (line, cart) => {
        const held = wishOf('avoid_allergens', { avoid_allergens: line }, { avoid_allergens: cart })
        expect(avoidedAllergens(held).toSorted()).toEqual(avoidedAllergens(`${line},${cart}`).toSorted())
      }),
    )
  })

  it('that was read gives the same result when read again', () => {
    const cents = fc.integer({ min: 1, max: 9_999_999 })
    fc.assert(
      fc.property(cents, fc.subarray([...ALLERGEN_CODES]), (amount, codes) => {
        const price = readWish('highest_price', (amount / 100).toFixed(2)) ?? ''
        expect(readWish('highest_price', price)).toBe(price)
        expect(Math.round((highestPrice(price) ?? 0) * 100)).toBe(amount)
        expect(readWish('avoid_allergens', codes.join(','))).toBe(codes.join(','))
      }),
    )
  })
})
