import type { Order } from '@cambusa/contract/orders/orders'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import { currentOwner } from '../lib/state/shopping-scope.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { OrderFilters } from '../features/orders/order-filters.tsx'
import { OrderFind } from '../features/orders/order-find.tsx'
import { DeliveryPoints } from '../features/orders/delivery-points.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { OrderViews } from '../features/orders/order-views.tsx'
import { readOrderSearch } from '../features/orders/order-search.ts'
import { deliveryPointsQuery, ordersQuery } from '../features/orders/orders-api.ts'
import { PaymentDue } from '../features/payment/payment-due.tsx'
import { ReorderButton } from '../joins/reorder-place.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

export const load = ({ queryClient, search: raw }: LoadInput) => {
  const search = readOrderSearch(raw)
  const owner = currentOwner()
  if (search.view === 'points') void queryClient.prefetchQuery(deliveryPointsQuery(owner, search))
  else void queryClient.prefetchQuery(ordersQuery(owner, search))
}

// A holder sees a colleague's order, and changes nothing of it.
const renderDue = (order: Order) => !order.isColleagues && <PaymentDue order={order} />
const renderAgain = (order: Order) => !order.isColleagues && <ReorderButton order={order} />

/** /profile/orders: pages of 12, newest first, of all orders or of each delivery point. */
export default function OrdersScreen() {
  const search = readOrderSearch(useSearch({ strict: false }))
  const { title, intro } = orderTexts
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={[profileCrumb, { label: title }]}>
      <OrderViews search={search} />
      {search.view !== 'points' && <OrderFind search={search} />}
      <OrderFilters search={search} />
      {search.view === 'points' ? (
        <DeliveryPoints search={search} renderDue={renderDue} renderAgain={renderAgain} />
      ) : (
        <OrderList search={search} renderDue={renderDue} renderAgain={renderAgain} />
      )}
    </AccountPage>
  )
}
