import type { Cart } from '@cambusa/contract/cart/cart'
import { buyCart } from '@cambusa/contract/orders/checkout'
import type { QueryClient } from '@tanstack/react-query'
import type { CallObserver } from '../../lib/api/observe-calls.ts'
import { cartKey } from '../../lib/api/query-keys.ts'
import { tabStore } from '../../lib/browser/storage.ts'
import { paths } from '../navigation/paths.ts'
import type { ShopRouter } from '../navigation/router.tsx'
import { cartGoods } from './items.ts'
import type { Happened } from './shop-event.ts'

type Called = Parameters<CallObserver>

/** The cart whose steps were told in this tab: a reload begins none again. */
const STEPS_KEY = 'cambusa.told-steps'
type Step = 'begin_checkout' | 'add_payment_info'

/** Whether a step of a cart is told for the first time. */
function isFirst(step: Step, cartId: number): boolean {
  const told = (tabStore.get(STEPS_KEY) ?? '').split(' ')
  const mark = `${step}:${cartId}`
  if (told.includes(mark)) return false
  tabStore.set(STEPS_KEY, [...told.filter((one) => one.endsWith(`:${cartId}`)), mark].join(' '))
  return true
}

/** The steps of the till that no answer with a cart tells: arriving there, and paying. Returns what observes calls. */
export function observeTill(router: ShopRouter, client: QueryClient, emit: (happened: Happened) => void) {
  const cartNow = () => client.getQueryData<Cart>(cartKey())
  const arrive = () => {
    const cart = cartNow()
    if (router.state.location.pathname !== paths.checkout || !cart || cart.cartItems.length === 0) return
    // Changes of a placed order are no new purchase.
    if (cart.editing || !isFirst('begin_checkout', cart.cartId)) return
    emit({ name: 'begin_checkout', params: cartGoods(cart) })
  }
  const end = router.subscribe('onResolved', arrive)
  arrive()
  return {
    end,
    called({ url }: Called[0], { query }: Called[1]) {
      const cart = cartNow()
      if (url !== buyCart.url || !cart || cart.editing || cart.cartId !== query?.cart_id) return
      if (!isFirst('add_payment_info', cart.cartId)) return
      const type = `type_${String(query.payment_type_id)}`
      emit({ name: 'add_payment_info', params: { ...cartGoods(cart), payment_type: type } })
    },
  }
}
