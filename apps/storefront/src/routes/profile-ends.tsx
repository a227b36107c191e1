import { profileTexts } from '@cambusa/messages/it/profile'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import { ProfileEnd, type ProfileEndName } from '../features/profile/profile-end.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

const endScreen = (name: ProfileEndName) =>
  function ProfileEndScreen() {
    const { title } = profileTexts.ends[name]
    return (
      <AccountPage home={paths.home} documentTitle={title} crumbs={[profileCrumb, { label: title }]}>
        <ProfileEnd name={name} />
      </AccountPage>
    )
  }

/** /profile/profile-confirmed: the own e-mail is confirmed. */
export const ProfileConfirmed = endScreen('confirmed')

/** /profile/profile-updated: a change that has a screen of its own is done. */
export const ProfileUpdated = endScreen('updated')

/** /profile/email-updated: the new e-mail is confirmed. */
export const EmailUpdated = endScreen('emailUpdated')

/** /profile/profile-update-error: a change was not done. */
export const ProfileUpdateError = endScreen('updateError')
