import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './disclosure.module.css'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** Open at first. */
  open?: boolean
  /** Of several with the same name only one is open: an accordion. */
  group?: string
  className?: string
}

/** A section that opens and closes, a details element: the browser's page search finds its content. */
export const Disclosure = ({ summary, children, open, group, className }: DisclosureProps) => (
  <details className={classNames(styles.disclosure, className)} open={open} name={group}>
    <summary className={styles.summary}>
      <span className={styles.text}>{summary}</span>
      <ChevronDown aria-hidden="true" className={styles.chevron} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
