import { ownValue } from '@cambusa/domain/own-value'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { useRouterState } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import { ProfileEnd, type ProfileEndName } from '../features/profile/profile-end.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

/** /profile/profile-confirmed, profile-updated, email-updated, profile-update-error: the result of a change. */
export default function ProfileEndScreen() {
  const name = useRouterState({
    select: ({ location }) => location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '',
  }) as ProfileEndName
  const title = ownValue(profileTexts.ends, name)?.title
  // The router is already at another screen.
  if (title === undefined) return null
  return (
    <AccountPage home={paths.home} documentTitle={title} crumbs={[profileCrumb, { label: title }]}>
      <ProfileEnd name={name} />
    </AccountPage>
  )
}
