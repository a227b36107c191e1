import { listOrdersOfPoints } from '@cambusa/contract/orders/delivery-points'
import { listLastBought, listOrders, viewOrder } from '@cambusa/contract/orders/orders'
import { orderDocument } from '@cambusa/contract/orders/order-shares'
import type { Platform } from '../../platform/http/context.ts'
import { route, routeFile, type Module } from '../../platform/http/route.ts'
import { cardsByCodes, formOf, type Catalogue } from '../catalogue/catalogue.ts'
import { buyerOf, orderFile } from './documents/order-document.ts'
import { listPointsOf } from './delivery-points.ts'
import { addOrderNote, listOrderNotes, updateOrderNote } from '@cambusa/contract/orders/order-notes'
import { addNote, changeNote, listNotesOf } from './notes/notes.service.ts'
import { listLastBoughtOf, listLastPurchases, listOrdersOf, viewSeenOrder } from './orders.service.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'> & { catalogue: Catalogue }

export const ordersModule: Module<Needs> = (app, services) => {
  route(app, services, listOrders, async ({ db, session, query, now }) => ({
    data: await listOrdersOf(db, session, query, now),
  }))
  route(app, services, viewOrder, async ({ db, session, query, now }) => ({
    data: await viewSeenOrder(db, session, query.order_id, now, {
      showReplaced: query.show_replaced ?? false,
    }),
  }))
  routeFile(app, services, orderDocument, async (call) => {
    const { db, session, query, now } = call
    const order = await viewSeenOrder(db, session, query.order_id, now, { showReplaced: true })
    const buyer = await buyerOf(db, order.orderId, { isNamed: true })
    return orderFile(call, { order, buyer, kind: query.kind })
  })
  route(app, services, listOrdersOfPoints, async ({ db, session, query, now }) => ({
    data: await listPointsOf(db, session, query, now),
  }))
  route(app, services, listLastBought, async ({ catalogue, db, session, query, now }) => {
    const { codes, limit, fields } = query
    const products = codes
      ? await listLastPurchases(db, session, codes)
      : await listLastBoughtOf(db, session, limit)
    if (fields === undefined) return { data: { products } }
    const bought = products.map(({ code }) => code)
    const { cards } = cardsByCodes(catalogue.assortment(session.scope, now), bought, formOf(fields))
    return { dataJson: `{"products":${JSON.stringify(products)},"cards":${cards}}` }
  })
  route(app, services, addOrderNote, async ({ session, body, now }) => ({
    data: await addNote(services, session, body, now),
  }))
  route(app, services, updateOrderNote, async ({ session, body, now }) => ({
    data: await changeNote(services, session, body, now),
  }))
  route(app, services, listOrderNotes, async ({ db, session, body, now }) => ({
    data: await listNotesOf(db, session, body, now),
  }))
}
