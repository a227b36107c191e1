import { listPaymentTypes } from '@cambusa/contract/orders/checkout'
import {
  checkPayment as checkCall,
  deleteOrder,
  modifyPaymentType as modifyCall,
  payOrder as payCall,
} from '@cambusa/contract/payments/payments'
import type { Order } from '@cambusa/contract/orders/orders'
import { isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { toCents } from '@cambusa/domain/money/money'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { info } from '../../platform/http/envelope.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { pricedCart, readCart, type CartNeeds } from '../cart/cart.ts'
import { viewOwnOrder } from '../orders/orders.ts'
import { deleteOwnOrder } from './returns/delete-order.ts'
import type { Gateways } from './gateway/known-gateways.ts'
import { modifyPaymentType } from './types/modify-payment-type.ts'
import { checkPayment, payOrder } from './paying/pay-order.ts'
import { parsePaymentData } from './gateway/payment-data.ts'
import { findLastPaymentType } from './types/payments.queries.ts'
import { listChangePaymentTypes, type ChangeToPay } from './types/change-payment-type.ts'
import { listPaymentTypesFor, proposeLast, type PayableOrder } from './types/payments.service.ts'

type Needs = CartNeeds & Pick<Platform, 'config' | 'log'> & { gateways: Gateways }

export const paymentsModule: Module<Needs> = (app, services) => {
  route(app, services, listPaymentTypes, async ({ db, session, query, now }) => {
    const { order_id: orderId } = query
    const toPay =
      orderId === undefined
        ? await payableCart(services, session, now)
        : payableOrder(await viewOwnOrder(db, session, orderId, now))
    // An empty cart does not count as covered by gift codes.
    if (toPay === undefined) return { data: { paymentTypes: [] } }
    const { userId, companyId } = session
    const payable = { ...toPay, companyId, isActedFor: session.actor !== null }
    if (payable.change !== undefined) {
      const change = { ...payable, ...payable.change }
      const ofChange = await listChangePaymentTypes(db, services, change, now)
      return { data: { paymentTypes: proposeLast(ofChange, { paymentTypeId: change.orderTypeId }) } }
    }
    const paymentTypes = await listPaymentTypesFor(db, services, payable, now)
    if (orderId !== undefined) return { data: { paymentTypes } }
    return {
      data: { paymentTypes: proposeLast(paymentTypes, await findLastPaymentType(db, { userId, companyId })) },
    }
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
    return { data: { order: await viewOwnOrder(db, session, orderId, now), redirectUrl: null } }
  })
  route(app, services, deleteOrder, async ({ session, body, now }) => ({
    data: await deleteOwnOrder(services, session, body.order_id, now),
    infos: [info('order.removed', undefined)],
  }))
}

type ToPay = Omit<PayableOrder, 'companyId'> & {
  /** The cart changes a placed order. */
  change?: Pick<ChangeToPay, 'orderId' | 'orderTypeId' | 'orderTotalCents'>
}

const serviceOf = (id: number | null) => (id !== null && isServiceId(id) ? id : SERVICES.home)

/** The amounts of the cart that are to be paid; undefined: it is empty. */
async function payableCart(needs: CartNeeds, session: RequestSession, now: Date): Promise<ToPay | undefined> {
  const cart = await readCart(needs.db, session, now)
  if (cart.lines.length === 0) return undefined
  const { totals, worstCaseCents } = pricedCart(needs, session, cart, now)
  const { totalCents } = totals
  const { slot, deliveryServiceId, editing } = cart
  return {
    totalCents,
    worstCaseCents,
    cutoffAt: slot === null ? null : new Date(slot.cutoffMs),
    serviceId: serviceOf(deliveryServiceId),
    handoverIso: slot?.date ?? null,
    ...(editing === null
      ? {}
      : {
          change: {
            orderId: editing.orderId,
            orderTypeId: editing.paymentTypeId,
            orderTotalCents: editing.totalCents,
          },
        }),
  }
}

/** An order's own amounts apply, whatever the goods cost by now. */
const payableOrder = ({ grossTotal, prebilledAmount, deliveryServiceId, timeslot }: Order): ToPay => ({
  totalCents: toCents(grossTotal),
  worstCaseCents: toCents(prebilledAmount),
  cutoffAt: new Date(timeslot.cutoffAt),
  serviceId: serviceOf(deliveryServiceId),
  handoverIso: timeslot.date,
})

const wishOf = (body: {
  order_id: number
  user_payment_auth_id?: number | null | undefined
  remember_card?: boolean | undefined
}) => ({
  orderId: body.order_id,
  cardId: body.user_payment_auth_id ?? null,
  keepCard: body.remember_card ?? false,
})
