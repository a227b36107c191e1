import {
  buyCart as buyCartCall,
  prepareCheckout as prepareCall,
  releaseCheckout as releaseCall,
} from '@cambusa/contract/checkout'
import type { Platform } from '../../platform/context.ts'
import { route, type Module } from '../../platform/route.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { buyCart } from './buy.service.ts'
import { parsePaymentData } from './payment-data.ts'
import { prepareCheckout, releaseCheckout } from './prepare.service.ts'

type Needs = CartNeeds & Pick<Platform, 'config' | 'database'>

export const checkoutModule: Module<Needs> = (app, services) => {
  route(app, services, prepareCall, async ({ session, query, now }) => ({
    data: await prepareCheckout(services, session, query.show_sectors ?? false, now),
  }))
  route(app, services, releaseCall, async ({ session, now }) => ({
    data: await releaseCheckout(services, session, now),
  }))
  route(app, services, buyCartCall, async ({ session, query, now }) => {
    const purchase = {
      cartId: query.cart_id,
      paymentTypeId: query.payment_type_id,
      paymentData: parsePaymentData(query.payment_data),
    }
    return { data: await buyCart(services, session, purchase, now) }
  })
}
