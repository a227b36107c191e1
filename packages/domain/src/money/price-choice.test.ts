import { describe, expect, it } from 'vitest'
import { effectivePriceCents, standardPriceCents } from './price-choice.ts'

describe('the price that a customer pays', () => {
  it('is the public price by default', () => {
    expect(effectivePriceCents({ publicCents: 250 })).toBe(250)
    expect(effectivePriceCents({ publicCents: 250, companyCents: null, promoCents: null })).toBe(250)
  })

  it('is the company’s price list instead of the public price, also when it is higher', () => {
    expect(effectivePriceCents({ publicCents: 250, companyCents: 210 })).toBe(210)
    expect(effectivePriceCents({ publicCents: 250, companyCents: 270 })).toBe(270)
  })

  it('is the promotion only if that is lower', () => {
    expect(effectivePriceCents({ publicCents: 250, promoCents: 199 })).toBe(199)
    expect(effectivePriceCents({ publicCents: 250, companyCents: 180, promoCents: 199 })).toBe(180)
    expect(effectivePriceCents({ publicCents: 250, companyCents: 210, promoCents: 199 })).toBe(199)
    expect(effectivePriceCents({ publicCents: 250, promoCents: 260 })).toBe(250)
  })

  it('has the price before the promotion beside it', () => {
    expect(standardPriceCents({ publicCents: 250, companyCents: 210, promoCents: 199 })).toBe(210)
    expect(standardPriceCents({ publicCents: 250, promoCents: 199 })).toBe(250)
  })
})
