import type { Order } from '@cambusa/contract/orders/orders'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import { currentOwner } from '../lib/state/shopping-scope.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { OrderFilters } from '../features/orders/order-filters.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { readOrderSearch } from '../features/orders/order-search.ts'
import { ordersQuery } from '../features/orders/orders-api.ts'
import { PaymentDue } from '../features/payment/payment-due.tsx'
import { ReorderButton } from '../joins/reorder-place.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

export const load = ({ queryClient, search }: LoadInput) =>
  void queryClient.prefetchQuery(ordersQuery(currentOwner(), readOrderSearch(search)))

const renderDue = (order: Order) => <PaymentDue order={order} />
const renderAgain = (order: Order) => <ReorderButton order={order} />

/** /profile/orders: pages of 12, newest first. */
export default function OrdersScreen() {
  const search = readOrderSearch(useSearch({ strict: false }))
  const { title, intro } = orderTexts
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={[profileCrumb, { label: title }]}>
      <OrderFilters search={search} />
      <OrderList search={search} renderDue={renderDue} renderAgain={renderAgain} />
    </AccountPage>
  )
}
