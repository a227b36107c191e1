import type { Flyer } from '@cambusa/contract/content/flyers'
import { dayInWords } from '@cambusa/domain/time/day-in-words'
import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import styles from './flyer.module.css'
import { FlyerStateBadge } from './flyer-state-badge.tsx'
import { validityText } from './validity-text.ts'

interface FlyerTopProps {
  flyer: Flyer
  view: 'leaf' | 'list'
  /** Its pages. */
  children: ReactNode
}

/** A flyer: above its pages its name, until when it is valid, the two ways to look at it, and its PDF. */
export function FlyerTop({ flyer, view, children }: FlyerTopProps) {
  const { slug, title, summary, state, startDate, endDate, pdf } = flyer
  return (
    <div className={styles.flyer}>
      <Breadcrumbs home={paths.home} items={[{ label: texts.title, to: paths.flyers }, { label: title }]} />
      <header className={styles.head}>
        <FlyerStateBadge state={state} />
        <h1>{title}</h1>
        <p className={styles.validity}>{validityText(flyer, dayInWords)}</p>
        {summary && <p className={styles.summary}>{summary}</p>}
        {state !== 'running' && (
          <p className={styles.notice}>
            {state === 'coming'
              ? texts.comingNote({ from: dayInWords(startDate) })
              : texts.pastNote({ to: dayInWords(endDate) })}{' '}
            <Link to={paths.flyers}>{texts.toRunning}</Link>
          </p>
        )}
        <div className={styles.tools}>
          <nav aria-label={texts.view} className={styles.views}>
            {(['leaf', 'list'] as const).map((one) => (
              <Link
                key={one}
                to={paths.flyer}
                params={{ volantino: slug }}
                search={{ view: one === 'list' ? one : undefined }}
                replace
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={one === view ? 'true' : undefined}
                className={styles.view}
              >
                {texts[one]}
              </Link>
            ))}
          </nav>
          <a href={pdf} download className={buttonClass('secondary', 'normal', false)}>
            <FileDown aria-hidden="true" />
            {texts.pdf}
          </a>
        </div>
      </header>
      {children}
    </div>
  )
}
