import { listPaymentTypes } from '@cambusa/contract/checkout'
import { isServiceId, SERVICES } from '@cambusa/domain/delivery-service'
import { route, type Module } from '../../platform/route.ts'
import { pricedCart, readCart } from '../cart/cart.service.ts'
import { listPaymentTypesFor } from './payments.service.ts'

export const paymentsModule: Module = (app, services) => {
  route(app, services, listPaymentTypes, async ({ db, config, session, now }) => {
    const cart = await readCart(db, session)
    const { deliveryServiceId: id } = cart
    const order = {
      totalCents: pricedCart(services, session, cart, now).totals.totalCents,
      serviceId: id !== null && isServiceId(id) ? id : SERVICES.home,
      companyId: session.companyId,
    }
    return { data: { paymentTypes: await listPaymentTypesFor(db, config, order, now) } }
  })
}
