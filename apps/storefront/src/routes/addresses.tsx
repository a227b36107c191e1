import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { Outlet, useParams } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
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
  const { addressId } = useParams({ strict: false })
  const own = addressId
    ? [{ label: title, to: paths.addresses }, { label: accountCrumbs.address }]
    : [{ label: title }]
  return (
    <AccountPage
      home={paths.home}
      title={title}
      intro={deliveryTexts.myAddressesText}
      crumbs={[profileCrumb, ...own]}
    >
      <MyAddresses />
      <Outlet />
    </AccountPage>
  )
}
