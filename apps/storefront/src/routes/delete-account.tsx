import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { deletionTexts } from '@cambusa/messages/it/people/own-account'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { DeleteAccount } from '../features/own-account/delete-account.tsx'
import { deletionQuery } from '../features/own-account/own-account-api.ts'
import { currentOwner } from '../lib/state/shopping-scope.ts'
import { AccountPage } from '../ui/layout/account-page.tsx'

export const load = ({ queryClient }: LoadInput) =>
  void queryClient.prefetchQuery(deletionQuery(currentOwner()))

/** /profile/delete-account: what has to be settled before, and the request. */
export default function DeleteAccountScreen() {
  const { title, intro } = deletionTexts
  const crumbs = [profileCrumb, { label: accountCrumbs.deletion }]
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={crumbs}>
      <DeleteAccount />
    </AccountPage>
  )
}
