import { exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { profileCrumb } from '../../app/navigation/profile-crumb.ts'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { ExportDone } from '../../features/exports/export-done.tsx'
import { exportQuery } from '../../features/exports/exports-api.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { AccountPage } from '../../ui/layout/account-page.tsx'

export const load = ({ queryClient, params: { exportId } }: LoadInput) =>
  void queryClient.prefetchQuery(exportQuery(currentOwner(), Number(exportId)))

const crumbs = [profileCrumb, { label: texts.title, to: paths.images }, { label: texts.one }]

/** /cart/download-request-completed/{exportId}: how far an export is, then its file. */
export default function ExportDoneScreen() {
  const { exportId } = useParams({ strict: false })
  return (
    <AccountPage home={paths.home} documentTitle={texts.one} crumbs={crumbs}>
      <ExportDone key={exportId} exportId={Number(exportId)} />
    </AccountPage>
  )
}
