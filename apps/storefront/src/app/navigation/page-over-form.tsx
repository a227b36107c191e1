import { contentPagePath } from '@cambusa/domain/web/page-address'
import type { MouseEvent, ReactNode } from 'react'
import { openPageSheet } from '../../lib/state/page-sheet.ts'

/**
 * A link to a page of the content service beside a form: opens it over the form, so that nothing typed is lost. With a
 * modifier key it is a tab of its own.
 */
export function PageOverForm({ page, children }: { page: string; children: ReactNode }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openPageSheet(page)
  }
  return (
    <a href={contentPagePath(page)} target="_blank" rel="noopener" aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  )
}
