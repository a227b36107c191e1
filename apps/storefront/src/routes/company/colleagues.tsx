import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { colleagueTexts } from '@cambusa/messages/it/people/colleagues'
import { paths } from '../../app/navigation/paths.ts'
import { profileCrumb } from '../../app/navigation/profile-crumb.ts'
import { ColleaguesPage } from '../../features/colleagues/colleagues-page.tsx'
import { useUser } from '../../lib/session/user-store.ts'
import { AccountPage } from '../../ui/layout/account-page.tsx'

/** /profile/colleagues: who else acts for the company, and within which limits. */
export default function ColleaguesScreen() {
  const company = useUser()?.companyName
  const { title, intro, introShort } = colleagueTexts
  const crumbs = [profileCrumb, { label: accountCrumbs.colleagues }]
  return (
    <AccountPage
      home={paths.home}
      title={title}
      intro={company ? intro({ company }) : introShort}
      crumbs={crumbs}
    >
      <ColleaguesPage />
    </AccountPage>
  )
}
