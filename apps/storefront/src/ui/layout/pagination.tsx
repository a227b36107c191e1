import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagesTexts } from '@cambusa/messages/it/frame/pages'
import { pagesToShow } from './pages-to-show.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  pages: number
  /** Renders the link to a page: `<Link search={{ page }} …>`, so that every page has an address. */
  renderLink: (
    page: number,
    props: { className: string | undefined; 'aria-label': string; children: ReactNode },
  ) => ReactNode
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pages, renderLink }: PaginationProps) {
  if (pages <= 1) return null
  const link = (target: number, label: string, children: ReactNode) =>
    renderLink(target, { className: styles.link, 'aria-label': label, children })
  return (
    <nav aria-label={pagesTexts.pages}>
      <ul className={styles.list}>
        {page > 1 && <li>{link(page - 1, pagesTexts.previousPage, <ChevronLeft aria-hidden="true" />)}</li>}
        {pagesToShow(page, pages).map((shown, index) => (
          <li key={shown ?? `gap-${index}`} className={shown === page ? undefined : styles.other}>
            {shown === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : shown === page ? (
              <span
                className={styles.current}
                aria-current="page"
                aria-label={pagesTexts.pageOf({ page, pages })}
              >
                {shown}
              </span>
            ) : (
              link(shown, pagesTexts.page({ page: shown }), shown)
            )}
          </li>
        ))}
        {page < pages && <li>{link(page + 1, pagesTexts.nextPage, <ChevronRight aria-hidden="true" />)}</li>}
      </ul>
    </nav>
  )
}
