import type { Cart } from '@cambusa/contract/cart/cart'
import { buyCart } from '@cambusa/contract/orders/checkout'
import type { Order } from '@cambusa/contract/orders/orders'
import {
  attemptOf,
  PURPOSES,
  readPurchases,
  withAttempt,
  withOrder,
  withSent,
  type PurchaseMemory,
} from '@cambusa/domain/analytics/purchase-memory'
import type { QueryClient } from '@tanstack/react-query'
import { paymentStage } from '../../features/payment/payment-stage.ts'
import type { CallObserver } from '../../lib/api/observe-calls.ts'
import { cartKey } from '../../lib/api/query-keys.ts'
import { localStore } from '../../lib/browser/storage.ts'
import { orderItems } from './items.ts'
import { isAllowed, type RunningServices } from './running-services.ts'
import type { ShopEvent } from './shop-event.ts'

type Called = Parameters<CallObserver>

/** Attempts to buy, and the last orders that services were told of. */
export const PURCHASES_KEY = 'cambusa.purchases'

const read = () => readPurchases(localStore.get(PURCHASES_KEY))
const write = (memory: PurchaseMemory) => localStore.set(PURCHASES_KEY, JSON.stringify(memory))

/** The order of an answer, alone or among other things. */
function orderIn(data: unknown): Order | undefined {
  const found = data as { orderNumber?: unknown; order?: unknown } | null | undefined
  if (typeof found !== 'object' || found === null) return undefined
  return typeof found.orderNumber === 'string' ? (found as Order) : orderIn(found.order)
}

/** What services are told of an order: its number, amounts and goods. A gift code is money, so only its use is told. */
const purchaseOf = (order: Order, page: string): ShopEvent => ({
  name: 'purchase',
  page,
  params: {
    transaction_id: order.orderNumber,
    currency: 'EUR',
    value: order.grossTotal,
    tax: order.taxTotal,
    shipping: order.deliveryFee,
    ...(order.giftCertificates.length > 0 && { coupon: 'gift_code' }),
    items: orderItems(order),
  },
})

/**
 * Tells each service once of every order that was bought here: remembered are the attempts to buy, so that an order whose
 * answer was lost is known when it is seen, and the last orders told. An order that waits for the bank is told when it
 * is paid.
 */
export function observePurchases(client: QueryClient, services: RunningServices, pageNow: () => string) {
  const consider = (data: unknown) => {
    const order = orderIn(data)
    if (!order?.items || paymentStage(order) !== 'placed') return
    const attempt = attemptOf(read(), order)
    for (const purpose of attempt?.purposes ?? []) {
      const claim = () => {
        const next = withSent(read(), purpose, order.orderId)
        if (next) write(next)
        return next !== undefined
      }
      if (!read().sent[purpose].includes(order.orderId))
        void services.sendOnce(purpose, purchaseOf(order, pageNow()), claim).catch(() => undefined)
    }
  }
  const end = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') consider(event.query.state.data)
  })
  return {
    end,
    /** What was loaded before the services had begun. */
    lookBack: () =>
      client
        .getQueryCache()
        .getAll()
        .forEach(({ state }) => consider(state.data)),
    called({ url }: Called[0], { query }: Called[1]) {
      const cart = client.getQueryData<Cart>(cartKey())
      const purposes = PURPOSES.filter(isAllowed)
      if (url !== buyCart.url || !cart || cart.cartId !== query?.cart_id || purposes.length === 0) return
      // Changes of a placed order are no new purchase.
      if (cart.editing) return
      const known = read().attempts.find(({ cartId }) => cartId === cart.cartId)
      if (known) return
      write(withAttempt(read(), { cartId: cart.cartId, at: Date.now(), total: cart.totalPrice, purposes }))
    },
    answered({ url }: Called[0], { query }: Called[1], data: unknown) {
      const order = orderIn(data)
      if (order && url === buyCart.url && typeof query?.cart_id === 'number')
        write(withOrder(read(), query.cart_id, order.orderId))
      consider(data)
    },
  }
}
