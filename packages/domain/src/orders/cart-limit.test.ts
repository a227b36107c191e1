import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canAddProduct, trimToFreeLines } from './cart-limit.ts'

describe('the limit of products in a cart', () => {
  it('accepts the hundredth product and refuses the next', () => {
    expect(canAddProduct(0)).toBe(true)
    expect(canAddProduct(99)).toBe(true)
    expect(canAddProduct(100)).toBe(false)
    expect(canAddProduct(101)).toBe(false)
  })

  it('can be different for a company', () => {
    expect(canAddProduct(100, 250)).toBe(true)
    expect(canAddProduct(250, 250)).toBe(false)
  })

  it('cuts a bulk add to the free lines', () => {
    const items = ['a', 'b', 'c']
    expect(trimToFreeLines(items, 98)).toEqual({ kept: ['a', 'b'], cut: ['c'] })
    expect(trimToFreeLines(items, 100)).toEqual({ kept: [], cut: items })
    expect(trimToFreeLines(items, 130)).toEqual({ kept: [], cut: items })
    expect(trimToFreeLines(items, 97)).toEqual({ kept: items, cut: [] })
  })

  it('never lets a bulk add go beyond it, and loses no product', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 300 }), fc.nat({ max: 120 }), (items, count) => {
        const { kept, cut } = trimToFreeLines(items, count)
        expect([...kept, ...cut]).toEqual(items)
        expect(kept.length === 0 || count + kept.length <= 100).toBe(true)
        expect(cut.length === 0 || count + kept.length >= 100).toBe(true)
      }),
    )
  })
})
