import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'
import { DocumentTitle } from './document-title.tsx'
import styles from './account-page.module.css'

interface AccountPageProps extends Pick<BreadcrumbsProps, 'home'> {
  /** The page's h1; undefined where the content has its own. */
  title?: string
  /** The title of the browser tab; by default the page's title. */
  documentTitle?: string
  /** A line under the title. */
  intro?: ReactNode
  crumbs: BreadcrumbsProps['items']
  children: ReactNode
}

/** The layout of a customer's pages: breadcrumbs, title, content. */
export const AccountPage = ({
  title,
  documentTitle = title,
  intro,
  home,
  crumbs,
  children,
}: AccountPageProps) => (
  <div className={styles.page}>
    <DocumentTitle title={documentTitle} />
    <Breadcrumbs home={home} items={crumbs} />
    {title && (
      <header>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
    )}
    {children}
  </div>
)
