import type { PageInfo } from '@cambusa/contract/catalogue/product'
import type { Order } from '@cambusa/contract/orders/orders'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PackageOpen, SearchX } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { paths } from '../../app/navigation/paths.ts'
import { announce } from '../../lib/state/announce.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './order-list.module.css'
import { ordersByMonth } from './order-months.ts'
import { isNarrowed, type OrderSearch } from './order-search.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { ordersQuery } from './orders-api.ts'

interface OrderListProps {
  search: OrderSearch
  /** The part of a card for an unfinished payment. */
  renderDue: (order: Order) => ReactNode
  /** The control that orders it again. */
  renderAgain: (order: Order) => ReactNode
}

/** A page of orders, with loading, empty and error states. */
export function OrderList({ search, renderDue, renderAgain }: OrderListProps) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(ordersQuery(useOwner(), search))
  const found = isPlaceholderData ? undefined : data?.page.totItems
  const narrowed = isNarrowed(search)
  useEffect(() => {
    if (narrowed && found !== undefined) announce(orderTexts.found({ count: found }))
  }, [narrowed, found])

  if (!data) {
    if (isError) return <ErrorState text={orderTexts.loadFailed} onRetry={() => void refetch()} />
    return <OrdersSkeleton />
  }
  if (data.orders.length === 0) return <NoOrders search={search} />
  return (
    <div className={styles.orders} aria-busy={isPlaceholderData || undefined}>
      {ordersByMonth(data.orders).map(({ month, name, orders }) => (
        <section key={month} aria-labelledby={`orders-${month}`} className={styles.month}>
          <h2 id={`orders-${month}`} className={styles.name}>
            {name}
          </h2>
          <OrderCards orders={orders} as="h3" renderDue={renderDue} renderAgain={renderAgain} />
        </section>
      ))}
      <Pages page={data.page} search={search} />
    </div>
  )
}

interface OrderCardsProps extends Omit<OrderListProps, 'search'> {
  orders: readonly Order[]
  /** The level of the cards' headings. */
  as: 'h2' | 'h3'
}

/** The cards of some orders. */
const OrderCards = ({ orders, as, renderDue, renderAgain }: OrderCardsProps) => (
  <ul className={styles.list}>
    {orders.map((order) => (
      <OrderCard
        key={order.orderId}
        as={as}
        order={order}
        due={renderDue(order)}
        again={renderAgain(order)}
      />
    ))}
  </ul>
)

/** The way to the other pages. */
const Pages = ({ page, search }: { page: PageInfo; search: OrderSearch }) => (
  <Pagination
    page={page.selPage}
    pages={page.totPages}
    renderLink={(other, props) => <Link to={paths.orders} search={{ ...search, page: other }} {...props} />}
  />
)

/** The cards of a page of orders, and the way to other pages. */
export const OrdersOfPage = ({
  page,
  search,
  ...cards
}: OrderCardsProps & { page: PageInfo; search: OrderSearch }) => (
  <>
    <OrderCards {...cards} />
    <Pages page={page} search={search} />
  </>
)

/** What stands for an empty list: nothing with these filters, or no order at all. */
export function NoOrders({ search }: { search: OrderSearch }) {
  return isNarrowed(search) ? (
    <EmptyState
      icon={<SearchX />}
      title={orderTexts.noneTitle}
      text={orderTexts.noneText}
      action={
        <LinkButton to={paths.orders} search={{ view: search.view }}>
          {orderTexts.clear}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={<PackageOpen />}
      title={orderTexts.emptyTitle}
      text={orderTexts.emptyText}
      action={
        <LinkButton look="primary" to={paths.categories}>
          {orderTexts.emptyBrowse}
        </LinkButton>
      }
    />
  )
}
