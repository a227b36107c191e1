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

describe('a wish for what may replace a line', () => {
  it('is a yes or a no for alternatives and for the same brand', () => {
    for (const wish of ['accept_alternatives', 'same_brand'] as const) {
      expect(readWish(wish, 'true')).toBe('true')
      expect(readWish(wish, 'false')).toBe('false')
      expect(readWish(wish, 'forse')).toBeUndefined()
    }
  })

  it('is a price above nothing, with comma or point, kept in one way of writing', () => {
    expect(readWish('highest_price', '12,5')).toBe('12.50')
    expect(readWish('highest_price', ' 12.50 ')).toBe('12.50')
    expect(highestPrice('3')).toBe(3)
    for (const wrong of ['0', '-1', '1,234', 'dieci', '1e3', '123456'])
      expect(readWish('highest_price', wrong)).toBeUndefined()
  })

  it('names allergens by their codes, each once', () => {
    expect(readWish('avoid_allergens', 'glutine, latte,glutine')).toBe('glutine,latte')
    expect(readWish('avoid_allergens', 'frutta-a-guscio')).toBe('frutta-a-guscio')
    expect(readWish('avoid_allergens', 'glutine,polvere')).toBeUndefined()
    expect(avoidedAllergens('')).toEqual([])
  })

  it('is taken away by nothing written', () => {
    for (const wish of LINE_WISHES) expect(readWish(wish, ' ')).toBe('')
    expect(isLineWish('note')).toBe(false)
  })

  it('of a line counts before that of the cart, and no cart speaks of prices', () => {
    expect(wishOf('same_brand', {}, { same_brand: 'true' })).toBe('true')
    expect(wishOf('same_brand', { same_brand: 'false' }, { same_brand: 'true' })).toBe('false')
    expect(wishOf('highest_price', {}, { highest_price: '3.00' })).toBe('')
    expect(acceptsAlternatives({}, { accept_alternatives: 'true' })).toBe(true)
    expect(acceptsAlternatives({ accept_alternatives: 'false' }, { accept_alternatives: 'true' })).toBe(false)
  })

  it('never leaves an allergen of the cart out, whatever the line says', () => {
    const codes = fc.array(fc.constantFrom(...ALLERGEN_CODES)).map((list) => list.join(','))
    fc.assert(
      fc.property(codes, codes, (line, cart) => {
        const held = wishOf('avoid_allergens', { avoid_allergens: line }, { avoid_allergens: cart })
        expect(avoidedAllergens(held).toSorted()).toEqual(avoidedAllergens(`${line},${cart}`).toSorted())
      }),
    )
  })

  it('that was read is read again as itself', () => {
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
