import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { approvalTexts } from '@cambusa/messages/it/orders/approvals'
import { useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { profileCrumb } from '../../app/navigation/profile-crumb.ts'
import { positiveIn } from '../../app/navigation/search-values.ts'
import { ApprovalDetail } from '../../features/approvals/approval-detail.tsx'
import { AccountPage } from '../../ui/layout/account-page.tsx'

const crumbs = [
  profileCrumb,
  { label: accountCrumbs.approvals, to: paths.approvals },
  { label: accountCrumbs.approval },
]

/** /profile/approvals/ID: one cart that was sent for approval. */
export default function ApprovalScreen() {
  const { approvalId } = useParams({ strict: false })
  const { sent } = useSearch({ strict: false })
  return (
    <AccountPage home={paths.home} documentTitle={approvalTexts.detail} crumbs={crumbs}>
      <ApprovalDetail approvalId={positiveIn(approvalId) ?? 0} isJustSent={sent !== undefined} />
    </AccountPage>
  )
}
