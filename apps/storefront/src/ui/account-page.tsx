import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import { DocumentTitle } from './document-title.tsx'
import styles from './account-page.module.css'

interface AccountPageProps {
  title: string
  /** A line under the title. */
  intro?: ReactNode
  crumbs: readonly Crumb[]
  /** On the right of the title: a button. */
  aside?: ReactNode
  children: ReactNode
}

/** The shape of a customer's pages: where it lies, its title, its content. */
export const AccountPage = ({ title, intro, crumbs, aside, children }: AccountPageProps) => (
  <div className={styles.page}>
    <DocumentTitle title={title} />
    <Breadcrumbs items={crumbs} />
    <header className={styles.header}>
      <div>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {aside}
    </header>
    {children}
  </div>
)
