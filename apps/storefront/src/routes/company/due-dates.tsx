import { dueDateTexts } from '@cambusa/messages/it/payments/due-dates'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { profileCrumb } from '../../app/navigation/profile-crumb.ts'
import { DueList } from '../../features/due-dates/due-list.tsx'
import { readDueSearch } from '../../features/due-dates/due-search.ts'
import { AccountPage } from '../../ui/layout/account-page.tsx'

/** /profile/paymentduedate: what the company owes for orders on account. */
export default function DueDatesScreen() {
  const search = readDueSearch(useSearch({ strict: false }))
  const { title, intro } = dueDateTexts
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={[profileCrumb, { label: title }]}>
      <DueList search={search} />
    </AccountPage>
  )
}
