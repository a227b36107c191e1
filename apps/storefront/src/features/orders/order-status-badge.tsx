import type { Order } from '@cambusa/contract/orders/orders'
import { Badge, type BadgeTone } from '../../ui/product/badge.tsx'

const tones: Readonly<Record<number, BadgeTone>> = {
  4: 'good',
  6: 'good',
  8: 'bad',
  9: 'warning',
  10: 'bad',
  11: 'neutral',
  12: 'good',
  13: 'good',
  18: 'warning',
}

/** The state of an order. */
export const OrderStatusBadge = ({ order }: { order: Pick<Order, 'orderStatusId' | 'orderStatusName'> }) => (
  <Badge tone={tones[order.orderStatusId] ?? 'primary'}>{order.orderStatusName}</Badge>
)
