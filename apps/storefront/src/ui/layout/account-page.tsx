import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'
import { DocumentTitle } from './document-title.tsx'
import styles from './account-page.module.css'

interface AccountPageProps extends Pick<BreadcrumbsProps, 'home'> {
  /** The page's h1; left out where the content brings its own. */
  title?: string
  /** The name of the browser's tab; the title unless told. */
  documentTitle?: string
  /** A line under the title. */
  intro?: ReactNode
  crumbs: BreadcrumbsProps['items']
  children: ReactNode
}

/** The shape of a customer's pages: where it lies, its title, its content. */
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
