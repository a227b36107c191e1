import { profileTexts } from '@cambusa/messages/it/people/profile'
import { paths } from '../app/navigation/paths.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { OwnFactor } from '../features/auth/second-factor/own-factor.tsx'
import { StoredCards } from '../features/payment/stored-cards.tsx'
import { PushChoices } from '../features/push/push-choices.tsx'
import { profileQuery } from '../features/profile/profile-api.ts'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { currentOwner } from '../lib/state/shopping-scope.ts'
import { AccountPage } from '../ui/layout/account-page.tsx'

export const load = ({ queryClient }: LoadInput) =>
  void queryClient.prefetchQuery(profileQuery(currentOwner()))

/** /profile/profile-update: all data of the customer. */
export default function ProfileUpdateScreen() {
  const { title, intro } = profileTexts
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={[{ label: title }]}>
      <ProfilePage cards={<StoredCards />} factor={<OwnFactor />} pushes={<PushChoices />} />
    </AccountPage>
  )
}
