import type { DataOf } from '@cambusa/contract/endpoint'
import type { SharedOrder, viewSharedOrder } from '@cambusa/contract/orders/order-shares'
import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderDocument } from '@cambusa/domain/orders/order-share'
import type { Platform } from '../../platform/http/context.ts'
import type { FileAnswer } from '../../platform/http/route.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { countCall } from '../../platform/security/call-limits.ts'
import { hashOf } from '../links/links.ts'
import { buyerOf, documentsOf, orderFile, viewOwnOrder } from '../orders/orders.ts'
import { findShared } from './order-shares.queries.ts'

const MOST_WRONG = 30
const QUARTER = 900

type Needs = Pick<Platform, 'db'> & { ip: string; now: Date }

/** Of an order what a link shows; every field is named, so that a new one stays untold. */
function withoutPeople(order: Order): SharedOrder {
  const { addressName, address1, addressNumber, postalCode, city, province, addressType } =
    order.shippingAddress
  return {
    orderNumber: order.orderNumber,
    orderStatusId: order.orderStatusId,
    orderStatusName: order.orderStatusName,
    placedAt: order.placedAt,
    deliveryServiceName: order.deliveryServiceName,
    timeslot: order.timeslot,
    companyName: order.companyName,
    itemsTotal: order.itemsTotal,
    packageTotal: order.packageTotal,
    orderPackages: order.orderPackages,
    deliveryFee: order.deliveryFee,
    giftTotal: order.giftTotal,
    grossTotal: order.grossTotal,
    prebilledAmount: order.prebilledAmount,
    taxTotal: order.taxTotal,
    vat: order.vat,
    totalItems: order.totalItems,
    final: order.final ?? null,
    shippingAddress: { addressName, address1, addressNumber, postalCode, city, province, addressType },
    handover: order.handover ? withoutReceiver(order.handover) : null,
    items: (order.items ?? []).map(({ infos: _infos, notes: _notes, barcode: _barcode, ...item }) => item),
  }
}

function withoutReceiver({ at, deposits, depositTotal, due, collected }: NonNullable<Order['handover']>) {
  return { at, deposits, depositTotal, due, collected }
}

/**
 * The order of a link. A wrong token counts against the caller's address. Throws order.shareUnknown (404), whether the
 * link has expired, was withdrawn or never was; request.tooMany after many wrong ones.
 */
async function openShare({ db, ip, now }: Needs, token: string) {
  const found = await findShared(db, { tokenHash: hashOf(token), now })
  if (found === undefined) {
    await countCall(db, [{ kind: 'wrong-token', subject: ip, most: MOST_WRONG, seconds: QUARTER }], now)
    throw refuse('order.shareUnknown')
  }
  const { orderId, userId, companyId, expiresAt } = found
  const order = await viewOwnOrder(db, { userId, companyId }, orderId, now, { showReplaced: true })
  return { orderId, expiresAt, order: withoutPeople(order) }
}

/** What the link shows: the order as it is now. Throws as openShare. */
export async function viewShared(call: Needs, token: string): Promise<DataOf<typeof viewSharedOrder>> {
  const { order, expiresAt } = await openShare(call, token)
  return { order, expiresAt: expiresAt.toISOString(), documents: documentsOf(order) }
}

/** A document of the order of a link; no person is named in it. Throws as openShare and orderFile. */
export async function sharedFile(
  call: Needs & Parameters<typeof orderFile>[0],
  { token, kind }: { token: string; kind: OrderDocument },
): Promise<FileAnswer> {
  const { orderId, order } = await openShare(call, token)
  const buyer = await buyerOf(call.db, orderId, { isNamed: false })
  return orderFile(call, { order, buyer, kind })
}
