import type { Cart } from '@cambusa/contract/cart'
import type { ProductCard } from '@cambusa/contract/product'
import { canAddProduct } from '@cambusa/domain/orders/cart-limit'
import { decreaseQuantity, increaseQuantity, ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { cartAnswerTexts } from '@cambusa/messages/it/cart-answers'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cartKey } from '../../lib/api/query-keys.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { outboxOf } from './cart-outbox.ts'
import { lineOf, patchCart } from './patch-cart.ts'

const cartNow = (client: QueryClient): Cart | undefined => {
  const cart = client.getQueryData<Cart>(cartKey())
  return cart && patchCart(cart, outboxOf(client).wanted())
}

const quantityNow = (client: QueryClient, productId: number): number =>
  outboxOf(client)
    .wanted()
    .find((wanted) => wanted.product.productId === productId)?.quantity ??
  lineOf(client.getQueryData<Cart>(cartKey()), productId)?.quantity ??
  0

function setQuantity(client: QueryClient, product: ProductCard, quantity: number, notes?: string): void {
  const cart = cartNow(client)
  const isNew = quantity > 0 && !lineOf(cart, product.productId, notes)
  if (cart && isNew && !canAddProduct(cart.cartItems.length, cart.maxProducts)) {
    showToast({ kind: 'error', text: cartAnswerTexts.full({ limit: cart.maxProducts }) })
    return
  }
  outboxOf(client).want(product, quantity, notes)
}

/** Sets how much of a product, as it was chosen, is wanted: on screen at once, on its way a moment later. */
export function useSetQuantity(): (product: ProductCard, quantity: number, notes?: string) => void {
  const client = useQueryClient()
  return useCallback((product, quantity, notes) => setQuantity(client, product, quantity, notes), [client])
}

/** One step up or down by the product's own rule, for the plus and minus keys. At the least a decrease stays. */
export function useStepQuantity(): (product: ProductCard, direction: 1 | -1) => void {
  const client = useQueryClient()
  return useCallback(
    (product, direction) => {
      const rule = ruleFromInfos(product.productInfos, product.minAcq)
      const before = quantityNow(client, product.productId)
      const after = direction === 1 ? increaseQuantity(rule, before) : decreaseQuantity(rule, before)
      if (after !== before) setQuantity(client, product, after)
    },
    [client],
  )
}
