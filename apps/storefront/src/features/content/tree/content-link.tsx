import { innerPage, linkAddress } from '@cambusa/domain/web/inner-address'
import { pageTexts } from '@cambusa/messages/it/content/pages'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFollow } from '../../../app/navigation/use-follow.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import styles from './content-tree.module.css'

/** Addresses that open a program: mail and telephone. */
const PROGRAM = /^(?:mailto|tel):[^\s<>"']+$/i
/** A place of the same page. */
const PLACE = /^#[^\s<>"']+$/

interface ContentLinkProps {
  href: unknown
  /** Links to other screens open in a new tab: what is typed beside the text is not lost. */
  apart: boolean
  children: ReactNode
}

/** A link in content: within the shop it navigates, elsewhere it opens a new tab and says so. Other addresses are text. */
export function ContentLink({ href, apart, children }: ContentLinkProps) {
  const follow = useFollow(typeof href === 'string' ? href : undefined)
  const isLocal = typeof href === 'string' && (PLACE.test(href) || PROGRAM.test(href))
  if (isLocal) return <a href={href}>{children}</a>
  const address = linkAddress(href)
  if (address === undefined) return children
  if (innerPage(address) !== undefined && !apart)
    return (
      <a href={address} onClick={follow}>
        {children}
      </a>
    )
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink aria-hidden="true" className={styles.leaves} />
      <VisuallyHidden> {pageTexts.opensElsewhere}</VisuallyHidden>
    </a>
  )
}
