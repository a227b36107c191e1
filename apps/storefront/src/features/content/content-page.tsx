import { pageTexts } from '@cambusa/messages/it/content/content-pages'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import type { ShownPage } from '../../lib/shop/shown-page.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import styles from './content-page.module.css'
import { ContentTree } from './tree/content-tree.tsx'

/** A page of the content service: its title, its version where it is a text that one agrees to, its text. */
export const ContentPage = ({ page: { slug, title, version, versions, tree } }: { page: ShownPage }) => (
  <article className={styles.page}>
    <DocumentTitle title={title} />
    <Breadcrumbs home={paths.home} items={[{ label: title }]} />
    <header>
      <h1>{title}</h1>
      {version && <p className={styles.version}>{pageTexts.version({ version })}</p>}
    </header>
    <div className={styles.panel}>
      <ContentTree tree={tree} />
    </div>
    <Versions slug={slug} versions={versions.filter((other) => other !== version)} />
  </article>
)

/** The other versions of a text, which a consent may name. */
const Versions = ({ slug, versions }: { slug: string; versions: readonly string[] }) =>
  versions.length > 0 && (
    <nav aria-label={pageTexts.versions}>
      <h2 className={styles.small}>{pageTexts.versions}</h2>
      <ul className={styles.row}>
        {versions.map((version) => (
          <li key={version}>
            <Link to={paths.page} params={{ pageName: slug }} search={{ version }} className={styles.target}>
              {pageTexts.version({ version })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
