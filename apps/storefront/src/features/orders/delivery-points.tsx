import type { DeliveryPoint } from '@cambusa/contract/orders/delivery-points'
import type { Order } from '@cambusa/contract/orders/orders'
import { euroText } from '@cambusa/domain/money/money'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { deliveryPointTexts } from '@cambusa/messages/it/orders/delivery-points'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { streetText, townText } from '@cambusa/domain/delivery/place-text'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { ServiceIcon } from '../../ui/product/service-icon.tsx'
import styles from './delivery-points.module.css'
import type { OrderSearch } from './order-search.ts'
import { NoOrders, OrdersOfPage } from './order-list.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { deliveryPointsQuery, ordersOfPointQuery } from './orders-api.ts'

interface DeliveryPointsProps {
  search: OrderSearch
  /** The part of a card for an unfinished payment. */
  renderDue: (order: Order) => ReactNode
  /** The control of a card that orders it again. */
  renderAgain: (order: Order) => ReactNode
}

const pointOf = ({ address, shippingAddressId }: DeliveryPoint) =>
  `${address.addressTypeId}-${shippingAddressId}`

/** The orders grouped by where they went: each point with their number and amount, one of them open. */
export function DeliveryPoints({ search, renderDue, renderAgain }: DeliveryPointsProps) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(deliveryPointsQuery(useOwner(), search))
  if (!data) {
    if (isError) return <ErrorState text={deliveryPointTexts.loadFailed} onRetry={() => void refetch()} />
    return <OrdersSkeleton />
  }
  if (data.length === 0) return <NoOrders search={search} />
  return (
    <ul className={styles.points} aria-busy={isPlaceholderData || undefined}>
      {data.map((point) => (
        <Point
          key={pointOf(point)}
          point={point}
          search={search}
          renderDue={renderDue}
          renderAgain={renderAgain}
        />
      ))}
    </ul>
  )
}

function Point({ point, search, renderDue, renderAgain }: DeliveryPointsProps & { point: DeliveryPoint }) {
  const { address, orders, spent, lastPlacedAt } = point
  const name = pointOf(point)
  const isOpen = search.point === name
  const { view, from, to } = search
  return (
    <li className={styles.point}>
      <div className={styles.head}>
        <ServiceIcon serviceId={address.deliveryServiceId} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link
              to={paths.orders}
              search={{ view, from, to, point: isOpen ? undefined : name }}
              resetScroll={false}
              activeOptions={{ includeSearch: true, explicitUndefined: true }}
              className={styles.link}
              aria-expanded={isOpen}
            >
              {address.addressName}
            </Link>
          </h2>
          <p className={styles.soft}>
            {streetText(address)}, {townText(address)}
          </p>
          <p className={styles.soft}>
            {deliveryPointTexts.orders({ count: orders })} ·{' '}
            {deliveryPointTexts.last({ day: formatDay(romeDate(new Date(lastPlacedAt))) })}
          </p>
        </div>
        <p className={styles.spent}>
          <strong>{euroText(spent)}</strong>
          <span className={styles.soft}>{deliveryPointTexts.spent}</span>
        </p>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </div>
      {isOpen && <PointOrders point={name} search={search} renderDue={renderDue} renderAgain={renderAgain} />}
    </li>
  )
}

function PointOrders({ point, search, renderDue, renderAgain }: DeliveryPointsProps & { point: string }) {
  const { data, isError, refetch } = useQuery(ordersOfPointQuery(useOwner(), point, search))
  if (!data) {
    if (isError) return <ErrorState as="h3" text={orderTexts.loadFailed} onRetry={() => void refetch()} />
    return <OrdersSkeleton />
  }
  return (
    <div className={styles.orders}>
      <OrdersOfPage {...data} as="h3" search={search} renderDue={renderDue} renderAgain={renderAgain} />
    </div>
  )
}
