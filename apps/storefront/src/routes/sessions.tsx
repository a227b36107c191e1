import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { sessionTexts } from '@cambusa/messages/it/people/own-account'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import { OwnerOnly } from '../features/own-account/owner-only.tsx'
import { SessionsList } from '../features/own-account/sessions-list.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

/** /profile/sessions: where the account is signed in. */
export default function SessionsScreen() {
  const { title, intro } = sessionTexts
  const crumbs = [profileCrumb, { label: accountCrumbs.sessions }]
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={crumbs}>
      <OwnerOnly>
        <SessionsList />
      </OwnerOnly>
    </AccountPage>
  )
}
