import { describe, expect, it } from 'vitest'
import { isSaved, lineOf, patchCart } from './patch-cart.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'

const withTwo = patchCart(buildCart(), [{ product: buildProduct(1), quantity: 2 }])

describe('the cart before the server has answered', () => {
  it('holds a new line at once, with its total and the totals of the cart', () => {
    expect(lineOf(withTwo, 1)).toMatchObject({ quantity: 2, grossTotal: 2.2 })
    expect(withTwo).toMatchObject({
      totalItems: 1,
      itemsTotal: 2.2,
      totalPrice: 2.2,
      taxTotal: 0.2,
      missingToMinimum: 22.8,
    })
  })

  it('marks a line that the server does not have yet', () => {
    expect(withTwo.cartItems.map(isSaved)).toEqual([false])
  })

  it('changes a line in place and keeps its infos', () => {
    const saved = {
      ...withTwo,
      cartItems: withTwo.cartItems.map((line) => ({ ...line, itemId: 9, infos: { note: 'mature' } })),
    }
    const patched = patchCart(saved, [{ product: buildProduct(1), quantity: 5 }])
    expect(lineOf(patched, 1)).toMatchObject({
      itemId: 9,
      quantity: 5,
      grossTotal: 5.5,
      infos: { note: 'mature' },
    })
  })

  it('removes a line at quantity 0, even a missing one', () => {
    const none = { product: buildProduct(1), quantity: 0 }
    expect(patchCart(withTwo, [none])).toMatchObject({ cartItems: [], totalItems: 0, totalPrice: 0, vat: [] })
    expect(patchCart(buildCart(), [none]).cartItems).toEqual([])
  })

  it('rounds goods by weight like the server does', () => {
    const ham = buildProduct(2, { price: 23.9, variableWeight: true })
    const cart = patchCart(buildCart(), [{ product: ham, quantity: 0.15 }])
    expect(lineOf(cart, 2)).toMatchObject({ weight: 0.15, grossTotal: 3.59 })
  })

  it('keeps the delivery fee and its VAT until the server says otherwise', () => {
    const fee = { rate: 22, gross: 6.1, net: 5, vat: 1.1 }
    const cart = patchCart(buildCart({ deliveryFee: 6.1, totalPrice: 6.1, vat: [fee] }), [
      { product: buildProduct(1), quantity: 1 },
    ])
    expect(cart.totalPrice).toBe(7.2)
    expect(cart.vat).toEqual([{ rate: 10, gross: 1.1, net: 1, vat: 0.1 }, fee])
  })

  it('counts a product without a price as nothing', () => {
    const cart = patchCart(buildCart(), [{ product: buildProduct(3, { price: null }), quantity: 4 }])
    expect(cart.itemsTotal).toBe(0)
  })

  it('is the server’s cart itself when nothing is waiting', () => {
    const cart = buildCart()
    expect(patchCart(cart, [])).toBe(cart)
  })
})
