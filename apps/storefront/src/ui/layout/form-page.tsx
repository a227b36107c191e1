import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'
import { DocumentTitle } from './document-title.tsx'
import styles from './form-page.module.css'

interface FormPageProps extends Pick<BreadcrumbsProps, 'home'> {
  title: string
  /** A line under the title. */
  intro?: ReactNode
  children: ReactNode
}

/** The layout of a screen with one form, as wide as a dialog. */
export const FormPage = ({ title, intro, home, children }: FormPageProps) => (
  <div className={styles.page}>
    <DocumentTitle title={title} />
    <Breadcrumbs home={home} items={[{ label: title }]} />
    <header>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
    <div className={styles.panel}>{children}</div>
  </div>
)
