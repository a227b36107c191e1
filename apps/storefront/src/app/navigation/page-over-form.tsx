import { contentPagePath } from '@cambusa/domain/web/page-address'
import type { MouseEvent, ReactNode } from 'react'
import { openPageSheet } from '../../lib/state/page-sheet.ts'

interface PageOverFormProps {
  /** Its slug. */
  page: string
  /** The version to which one agrees; undefined: the present one. */
  version?: string | undefined
  children: ReactNode
}

/**
 * A link to a page of the content service beside a form: opens it over the form, so that nothing typed is lost. With a
 * modifier key it is a tab of its own.
 */
export function PageOverForm({ page, version, children }: PageOverFormProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openPageSheet(page, version)
  }
  return (
    <a
      href={contentPagePath(page, version)}
      target="_blank"
      rel="noopener"
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </a>
  )
}
