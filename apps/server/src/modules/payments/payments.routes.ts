import { listPaymentTypes } from '@cambusa/contract/checkout'
import { isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import type { Platform } from '../../platform/context.ts'
import { route, type Module } from '../../platform/route.ts'
import { pricedCart, readCart, type CartNeeds } from '../cart/cart.ts'
import { listPaymentTypesFor } from './payments.service.ts'

type Needs = CartNeeds & Pick<Platform, 'config'>

export const paymentsModule: Module<Needs> = (app, services) => {
  route(app, services, listPaymentTypes, async ({ db, config, session, now }) => {
    const cart = await readCart(db, session)
    const { deliveryServiceId: id } = cart
    const { totals, worstCaseCents } = pricedCart(services, session, cart, now)
    const order = {
      totalCents: totals.totalCents,
      worstCaseCents,
      serviceId: id !== null && isServiceId(id) ? id : SERVICES.home,
      companyId: session.companyId,
    }
    return { data: { paymentTypes: await listPaymentTypesFor(db, config, order, now) } }
  })
}
