import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { deletionTexts } from '@cambusa/messages/it/people/own-account'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import { DeleteAccount } from '../features/own-account/delete-account.tsx'
import { OwnerOnly } from '../features/own-account/owner-only.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

/** /profile/delete-account: what has to be settled before, and the request. */
export default function DeleteAccountScreen() {
  const { title, intro } = deletionTexts
  const crumbs = [profileCrumb, { label: accountCrumbs.deletion }]
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={crumbs}>
      <OwnerOnly>
        <DeleteAccount />
      </OwnerOnly>
    </AccountPage>
  )
}
