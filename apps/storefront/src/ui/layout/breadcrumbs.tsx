import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Its link; the last one, the screen itself, has none. */
  to?: LinkProps['to']
  params?: Record<string, string>
  search?: Record<string, unknown>
}

export interface BreadcrumbsProps {
  /** Address of the first crumb, 'Home'. */
  home: LinkProps['to']
  items: readonly Crumb[]
}

/** The breadcrumbs of a screen; 'Home' is added first. */
export const Breadcrumbs = ({ home, items }: BreadcrumbsProps) => (
  <nav aria-label={uiTexts.breadcrumbs} className={styles.nav}>
    <ol className={styles.list}>
      {[{ label: uiTexts.home, to: home } as Crumb, ...items].map(({ label, to, params, search }, index) => (
        <li key={index} className={styles.item}>
          {index > 0 && <ChevronRight aria-hidden="true" className={styles.separator} />}
          {to ? (
            <Link {...({ to, params, search } as LinkProps)} className={styles.link}>
              {label}
            </Link>
          ) : (
            <span aria-current="page" className={styles.current}>
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
