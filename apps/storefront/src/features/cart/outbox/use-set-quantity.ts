import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { canAddProduct } from '@cambusa/domain/orders/cart-limit'
import { decreaseQuantity, increaseQuantity, ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { announce } from '../../../lib/state/announce.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { cartNow, outboxOf } from './cart-outbox.ts'
import { lineOf } from './patch-cart.ts'

const quantityNow = (client: QueryClient, productId: number): number =>
  outboxOf(client)
    .wanted()
    .find((wanted) => wanted.product.productId === productId)?.quantity ??
  lineOf(client.getQueryData<Cart>(cartKey()), productId)?.quantity ??
  0

/** Called when a line was removed. */
export type OnGone = (client: QueryClient, line: CartItem) => void

function setQuantity(
  client: QueryClient,
  product: ProductCard,
  quantity: number,
  notes?: string,
  onGone?: OnGone,
): void {
  const cart = cartNow(client)
  const line = lineOf(cart, product.productId, notes)
  if (line && quantity <= 0) {
    if (onGone) onGone(client, line)
    else announce(cartNoticeTexts.removed({ name: product.name }))
  }
  if (cart && !line && quantity > 0 && !canAddProduct(cart.cartItems.length, cart.maxProducts)) {
    showToast({ kind: 'error', text: cartNoticeTexts.full({ limit: cart.maxProducts }) })
    return
  }
  outboxOf(client).want(product, quantity, notes)
}

type SetQuantity = (product: ProductCard, quantity: number, notes?: string, onGone?: OnGone) => void

/**
 * Sets the quantity of a product with given choices: on screen at once, sent a moment later. `onGone`: at 0 the line
 * leaves the screen and nothing there restores it, so an announcement alone is not enough.
 */
export function useSetQuantity(): SetQuantity {
  const client = useQueryClient()
  return useCallback((...wanted) => setQuantity(client, ...wanted), [client])
}

/** One step up or down by the product's rule, for the plus and minus keys. At the minimum a decrease has no effect. */
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
