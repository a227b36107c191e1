import { describe, expect, it } from 'vitest'
import { shownCents, shownPrice } from './shown-price.ts'

const pasta = {
  price: 1.1,
  priceStandardDisplay: null,
  priceUnitDisplay: 'pz',
  unitPrice: { price: 2.2, unit: 'kg' },
  lowestPrice30Days: 1.0,
  vatRate: 10,
}
const promo = {
  promoType: 'x',
  warehousePromoTypeId: 0,
  discount: 20,
  discountPerc: 20,
  startDate: '',
  endDate: '',
  view: { body: '', cssClass: '' },
}

describe('the price on screen', () => {
  it('is the price of the wire with VAT included', () => {
    expect(shownPrice(pasta, true)).toMatchObject({ cents: 110, unit: 'pz', unitPriceCents: 220 })
  })

  it('leaves the VAT of the product’s rate out when the shopper reads prices without it', () => {
    expect(shownPrice(pasta, false)).toMatchObject({ cents: 100, unitPriceCents: 200 })
  })

  it('is missing for a product that has none', () => {
    expect(shownPrice({ ...pasta, price: null }, true)).toBeUndefined()
  })

  it('shows the struck price and the lowest of 30 days in a promotion only', () => {
    const inPromo = { ...pasta, price: 0.8, priceStandardDisplay: 1.1, warehousePromo: promo }
    expect(shownPrice(inPromo, true)).toMatchObject({ cents: 80, beforeCents: 110, lowestCents: 100 })
    expect(shownPrice(pasta, true)).toMatchObject({ beforeCents: undefined, lowestCents: undefined })
  })

  it('strikes no price that is not above the one paid', () => {
    const same = { ...pasta, priceStandardDisplay: 1.1, warehousePromo: promo }
    expect(shownPrice(same, true)?.beforeCents).toBeUndefined()
  })

  it('keeps goods without VAT at their price', () => {
    expect(shownCents(5, 0, false)).toBe(500)
  })
})
