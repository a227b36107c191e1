import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { approvalTexts } from '@cambusa/messages/it/orders/approvals'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { profileCrumb } from '../../app/navigation/profile-crumb.ts'
import { readApprovalSearch } from '../../app/navigation/search-values.ts'
import { ApprovalList } from '../../features/approvals/approval-list.tsx'
import { AccountPage } from '../../ui/layout/account-page.tsx'

/** /profile/approvals: carts of colleagues to decide on, or own ones that were sent. */
export default function ApprovalsScreen() {
  const search = readApprovalSearch(useSearch({ strict: false }))
  const { title, intro } = approvalTexts
  const crumbs = [profileCrumb, { label: accountCrumbs.approvals }]
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={crumbs}>
      <ApprovalList search={search} />
    </AccountPage>
  )
}
