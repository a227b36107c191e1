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
  it('is the price of the API, with VAT', () => {
    expect(shownPrice(pasta, true)).toMatchObject({ cents: 110, unit: 'pz', unitPriceCents: 220 })
  })

  it('is without the VAT of the product’s rate for a shopper who reads prices so', () => {
    expect(shownPrice(pasta, false)).toMatchObject({ cents: 100, unitPriceCents: 200 })
  })

  it('is undefined for a product without a price', () => {
    expect(shownPrice({ ...pasta, price: null }, true)).toBeUndefined()
  })

  it('has a struck price and the lowest of 30 days in a promotion only', () => {
    const inPromo = { ...pasta, price: 0.8, priceStandardDisplay: 1.1, warehousePromo: promo }
    expect(shownPrice(inPromo, true)).toMatchObject({ cents: 80, beforeCents: 110, lowestCents: 100 })
    expect(shownPrice(pasta, true)).toMatchObject({ beforeCents: undefined, lowestCents: undefined })
  })

  it('has no struck price that is not above the current one', () => {
    const same = { ...pasta, priceStandardDisplay: 1.1, warehousePromo: promo }
    expect(shownPrice(same, true)?.beforeCents).toBeUndefined()
  })

  it('is unchanged for goods without VAT', () => {
    expect(shownCents(5, 0, false)).toBe(500)
  })
})
