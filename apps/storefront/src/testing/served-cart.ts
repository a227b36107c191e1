import { viewCart, type Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { buildCart } from '../lib/testing/test-cart.ts'
import { answer } from './network.ts'

/** A line of a cart, at the product's own price. */
export const buildLine = (product: ProductCard, quantity: number): CartItem => ({
  itemId: 1000 + product.productId,
  productId: product.productId,
  product,
  quantity,
  weight: null,
  price: product.price,
  grossTotal: Math.round((product.price ?? 0) * quantity * 100) / 100,
  vatRate: product.vatRate,
  infos: {},
  notes: '',
  useWpId: false,
  deliveryWarehouseId: null,
})

/** The cart that the shop holds: a change by the test is in the next answer. */
export function serveCart(changes: Partial<Cart> = {}) {
  let cart = buildCart(changes)
  answer(viewCart, () => cart)
  return {
    now: () => cart,
    /** Changes the cart, with a new version and new totals. */
    become: (next: Partial<Cart>): Cart => {
      const cartItems = next.cartItems ?? cart.cartItems
      const itemsTotal = Math.round(cartItems.reduce((sum, line) => sum + line.grossTotal * 100, 0)) / 100
      const totals = { totalItems: cartItems.length, itemsTotal, totalPrice: itemsTotal + cart.deliveryFee }
      const missingToMinimum = Math.max(0, Math.round((cart.minimumOrder - itemsTotal) * 100) / 100)
      cart = { ...cart, ...totals, missingToMinimum, ...next, version: cart.version + 1 }
      return cart
    },
  }
}
