import {
  listOrderShares,
  orderDocument,
  sharedOrderDocument,
  shareOrder,
  unshareOrder,
  viewSharedOrder,
} from '@cambusa/contract/orders/order-shares'
import { line, type RouteLine } from './route-line.ts'

const GUESSED = 'A'.repeat(43)

/** Documents of orders, and links to them. */
export const shareLines: readonly RouteLine[] = [
  line(orderDocument, ({ victim }) => ({ query: { order_id: victim.orderId, kind: 'order' as const } })),
  line(listOrderShares, ({ victim }) => ({ query: { order_id: victim.handedOverId } })),
  line(shareOrder, ({ victim }) => ({ body: { order_id: victim.handedOverId } }), { writes: true }),
  line(
    unshareOrder,
    ({ victim }) => ({ body: { order_id: victim.handedOverId, share_id: victim.shareId } }),
    { writes: true },
  ),
  // Without a token of hers nobody sees anything: what a link shows is tried in order-shares.test.ts.
  line(viewSharedOrder, () => ({ query: { token: GUESSED } })),
  line(sharedOrderDocument, () => ({ query: { token: GUESSED, kind: 'order' as const } })),
]
