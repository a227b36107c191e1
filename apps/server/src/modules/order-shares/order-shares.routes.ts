import {
  listOrderShares,
  sharedOrderDocument,
  shareOrder,
  unshareOrder,
  viewSharedOrder,
} from '@cambusa/contract/orders/order-shares'
import type { Platform } from '../../platform/http/context.ts'
import { route, routeFile, type Module } from '../../platform/http/route.ts'
import { share, sharesOf, unshare } from './order-shares.service.ts'
import { sharedFile, viewShared } from './shared-order.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'>

/** Calls for links that show one order. */
export const orderSharesModule: Module<Needs> = (app, services) => {
  route(app, services, listOrderShares, async (call) => ({ data: await sharesOf(call, call.query.order_id) }))
  route(app, services, shareOrder, async (call) => ({ data: await share(call, call.body.order_id) }))
  route(app, services, unshareOrder, async (call) => {
    const { order_id: orderId, share_id: shareId } = call.body
    return { data: await unshare(call, { orderId, shareId }) }
  })
  route(app, services, viewSharedOrder, async (call) => ({ data: await viewShared(call, call.query.token) }))
  routeFile(app, services, sharedOrderDocument, async (call) => sharedFile(call, call.query))
}
