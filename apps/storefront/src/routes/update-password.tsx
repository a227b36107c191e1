import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import { PasswordForm } from '../features/profile/password-form.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

/** /profile/update-password. */
export default function UpdatePasswordScreen() {
  const { passwordTitle: title, passwordIntro: intro } = profileTexts
  const crumbs = [profileCrumb, { label: accountCrumbs.password }]
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={crumbs}>
      <PasswordForm />
    </AccountPage>
  )
}
