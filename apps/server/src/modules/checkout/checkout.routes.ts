import {
  buyCart as buyCartCall,
  prepareCheckout as prepareCall,
  releaseCheckout as releaseCall,
  viewPrebilledAmount,
} from '@cambusa/contract/orders/checkout'
import { toEuros } from '@cambusa/domain/money/money'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { pricedCart, readCart, type CartNeeds } from '../cart/cart.ts'
import { viewOwnOrder } from '../orders/orders.ts'
import { parsePaymentData, type Gateways } from '../payments/payments.ts'
import { buyAndPay } from './buy-and-pay.ts'

import { prepareCheckout, releaseCheckout } from './prepare.service.ts'

type Needs = CartNeeds & Pick<Platform, 'config' | 'database' | 'log'> & { gateways: Gateways }

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
      cardId: query.user_payment_auth_id,
    }
    return { data: await buyAndPay(services, session, purchase, now) }
  })
  route(app, services, viewPrebilledAmount, async ({ db, session, query, now }) => {
    if (query.order_id !== undefined) {
      const { prebilledAmount } = await viewOwnOrder(db, session, query.order_id, now)
      return { data: { prebilledAmount } }
    }
    const { worstCaseCents } = pricedCart(services, session, await readCart(db, session, now), now)
    return { data: { prebilledAmount: toEuros(worstCaseCents) } }
  })
}
