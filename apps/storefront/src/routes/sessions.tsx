import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { sessionTexts } from '@cambusa/messages/it/people/own-account'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { sessionsQuery } from '../features/own-account/own-account-api.ts'
import { SessionsList } from '../features/own-account/sessions-list.tsx'
import { currentOwner } from '../lib/state/shopping-scope.ts'
import { AccountPage } from '../ui/layout/account-page.tsx'

export const load = ({ queryClient }: LoadInput) =>
  void queryClient.prefetchQuery(sessionsQuery(currentOwner()))

/** /profile/sessions: where the account is signed in. */
export default function SessionsScreen() {
  const { title, intro } = sessionTexts
  const crumbs = [profileCrumb, { label: accountCrumbs.sessions }]
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={crumbs}>
      <SessionsList />
    </AccountPage>
  )
}
