import type { PageDialogProps } from '../features/content/page-dialog.tsx'
import { closePageSheet, usePageSheet } from '../lib/state/page-sheet.ts'
import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'

const PageDialog = whenFirstOpen<PageDialogProps>(() =>
  import('../features/content/page-dialog.tsx').then((module) => module.PageDialog),
)

/** The sheet that shows a page of the content service over any form. */
export function PageSheetPlace() {
  const { slug, version, isOpen } = usePageSheet()
  return <PageDialog page={slug} version={version} open={isOpen} onClose={closePageSheet} />
}
