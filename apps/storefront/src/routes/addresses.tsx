import { deliveryTexts } from '@cambusa/messages/it/delivery'
import { Outlet } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { currentOwner } from '../lib/state/shopping-scope.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { ownAddressesQuery } from '../features/delivery/delivery-api.ts'
import { MyAddresses } from '../features/delivery/my-addresses.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

export const load = ({ queryClient }: LoadInput) =>
  void queryClient.prefetchQuery(ownAddressesQuery(currentOwner()))

/** /profile/addresses; the form of one address opens over it. */
export default function AddressesScreen() {
  const title = deliveryTexts.myAddresses
  return (
    <AccountPage
      home={paths.home}
      title={title}
      intro={deliveryTexts.myAddressesText}
      crumbs={[{ label: title }]}
    >
      <MyAddresses />
      <Outlet />
    </AccountPage>
  )
}
