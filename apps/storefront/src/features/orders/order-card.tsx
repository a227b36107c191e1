import type { Order } from '@cambusa/contract/orders/orders'
import { formatDayLong, formatDateTime, formatTimeRange } from '@cambusa/domain/time/dates'
import { euroText } from '@cambusa/domain/money/money'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { Link } from '@tanstack/react-router'
import { CalendarClock, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { ServiceIcon } from '../../ui/product/service-icon.tsx'
import styles from './order-card.module.css'
import { OrderStatusBadge } from './order-status-badge.tsx'

interface OrderCardProps {
  order: Order
  /** The part of the card for an unfinished payment. */
  due: ReactNode
  /** The level of its heading. */
  as?: 'h2' | 'h3'
  /** The control that orders it again. */
  again: ReactNode
}

/** An order in the list: number, state, address and slot, total; the whole card is a link to it. */
export const OrderCard = ({ order, due, again, as: Heading = 'h2' }: OrderCardProps) => (
  <li className={styles.card}>
    <div className={styles.head}>
      <Heading className={styles.number}>
        <Link to={paths.order} params={{ orderId: String(order.orderId) }} className={styles.link}>
          {orderTexts.number({ number: order.orderNumber })}
        </Link>
      </Heading>
      <OrderStatusBadge order={order} />
    </div>
    <p className={styles.soft}>{orderTexts.placedAt({ when: formatDateTime(new Date(order.placedAt)) })}</p>
    <p className={styles.fact}>
      <ServiceIcon serviceId={order.deliveryServiceId} />
      {[
        order.shippingAddress.addressName,
        order.companyName,
        order.isColleagues && order.placedBy && orderTexts.ofColleague({ name: order.placedBy }),
        order.customerReference && orderTexts.referenceShort({ reference: order.customerReference }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <p className={styles.fact}>
      <CalendarClock aria-hidden="true" />
      {formatDayLong(order.timeslot.date)},{' '}
      {formatTimeRange(order.timeslot.beginTime, order.timeslot.endTime)}
    </p>
    <p className={styles.total}>
      <span className={styles.soft}>{orderTexts.lines({ count: order.totalItems })}</span>
      <strong>{euroText(order.finalTotal ?? order.grossTotal)}</strong>
    </p>
    <ChevronRight aria-hidden="true" className={styles.chevron} />
    {due && <div className={styles.due}>{due}</div>}
    <div className={styles.again}>{again}</div>
  </li>
)
