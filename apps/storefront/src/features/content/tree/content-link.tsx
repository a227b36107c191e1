import { contentLink } from '@cambusa/domain/content/content-address'
import { innerPage } from '@cambusa/domain/web/inner-address'
import { pageTexts } from '@cambusa/messages/it/content/content-pages'
import type { ReactNode } from 'react'
import { useFollow } from '../../../app/navigation/use-follow.ts'
import { serverUrl } from '../../../lib/device/server-url.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import styles from './content-tree.module.css'

interface ContentLinkProps {
  href: unknown
  /** Links to other screens open in a new tab: what is typed beside the text is not lost. */
  apart: boolean
  children: ReactNode
}

/** A link in content: within the shop it navigates, elsewhere it opens a new tab and says so. Other addresses are text. */
export function ContentLink({ href, apart, children }: ContentLinkProps) {
  const link = contentLink(href)
  const follow = useFollow(link?.href)
  if (link === undefined) return children
  const isScreen = innerPage(link.href) !== undefined
  const address = isScreen ? link.href : serverUrl(link.href)
  const isApart = link.leaves || (apart && isScreen)
  if (!isApart)
    return (
      <a href={address} onClick={follow}>
        {children}
      </a>
    )
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={styles.leaves}>
      {children}
      <VisuallyHidden> {pageTexts.opensElsewhere}</VisuallyHidden>
    </a>
  )
}
