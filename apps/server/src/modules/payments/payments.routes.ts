import { listPaymentTypes } from '@cambusa/contract/checkout'
import {
  checkPayment as checkCall,
  deleteOrder,
  modifyPaymentType as modifyCall,
  payOrder as payCall,
} from '@cambusa/contract/payments'
import { isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { Platform } from '../../platform/context.ts'
import { info } from '../../platform/envelope.ts'
import { route, type Module } from '../../platform/route.ts'
import { pricedCart, readCart, type CartNeeds } from '../cart/cart.ts'
import { viewOwnOrder } from '../orders/orders.ts'
import { deleteOwnOrder } from './delete-order.ts'
import type { Gateways } from './gateways.ts'
import { modifyPaymentType } from './modify-payment-type.ts'
import { checkPayment, payOrder } from './pay-order.ts'
import { parsePaymentData } from './payment-data.ts'
import { listPaymentTypesFor } from './payments.service.ts'

type Needs = CartNeeds & Pick<Platform, 'config' | 'log'> & { gateways: Gateways }

export const paymentsModule: Module<Needs> = (app, services) => {
  route(app, services, listPaymentTypes, async ({ db, session, now }) => {
    const cart = await readCart(db, session)
    const { deliveryServiceId: id } = cart
    const { totals, worstCaseCents } = pricedCart(services, session, cart, now)
    const order = {
      totalCents: totals.totalCents,
      worstCaseCents,
      serviceId: id !== null && isServiceId(id) ? id : SERVICES.home,
      companyId: session.companyId,
    }
    return { data: { paymentTypes: await listPaymentTypesFor(db, services, order, now) } }
  })
  route(app, services, payCall, async ({ session, body, now }) => ({
    data: await payOrder(services, session, wishOf(body), now),
  }))
  route(app, services, checkCall, async ({ session, body, now }) => ({
    data: await checkPayment(services, session, body.order_id, now),
  }))
  route(app, services, modifyCall, async ({ db, session, body, now }) => {
    const { order_id: orderId, payment_type_id: paymentTypeId } = body
    const paymentData = parsePaymentData(body.payment_data)
    await modifyPaymentType(services, session, { orderId, paymentTypeId, paymentData }, now)
    if (paymentTypeId === PAYMENT_TYPES.creditCard)
      return { data: await payOrder(services, session, wishOf(body), now) }
    return { data: { order: await viewOwnOrder(db, session, orderId), redirectUrl: null } }
  })
  route(app, services, deleteOrder, async ({ session, body, now }) => ({
    data: await deleteOwnOrder(services, session, body.order_id, now),
    infos: [info('order.removed', undefined)],
  }))
}

const wishOf = (body: {
  order_id: number
  user_payment_auth_id?: number | null | undefined
  remember_card?: boolean | undefined
}) => ({
  orderId: body.order_id,
  cardId: body.user_payment_auth_id ?? null,
  keepCard: body.remember_card ?? false,
})
