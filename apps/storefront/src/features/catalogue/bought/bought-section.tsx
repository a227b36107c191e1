import { homeTexts } from '@cambusa/messages/it/frame/home'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Loading } from '../../../ui/feedback/skeleton.tsx'
import { SHOWN_AT_FIRST } from './shown-at-first.ts'
import { MoreLink } from '../card/more-link.tsx'
import { PERSONALISED_PENDING } from '../../../lib/browser/page-marks.ts'
import { BoughtShapes } from './bought-shapes.tsx'
import styles from './bought-section.module.css'

interface BoughtSectionProps {
  /** What has changed, or the result of 'add all'. */
  note?: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** The section of home for buying again: title, rows and foot have the same height before and after loading. */
export const BoughtSection = ({ note, children, foot }: BoughtSectionProps) => (
  <section className={styles.section} aria-labelledby="compra-di-nuovo">
    <div className={styles.head}>
      <h2 id="compra-di-nuovo">{homeTexts.again}</h2>
      <MoreLink to={paths.orders}>{homeTexts.allOrders}</MoreLink>
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
    {children}
    <div className={styles.foot}>{foot}</div>
  </section>
)

/** The skeleton of the section, for a given number of products. */
export const BoughtShape = ({ count }: { count: number }) => (
  <BoughtSection>
    <Loading className={styles.rows}>
      <BoughtShapes count={count} />
    </Loading>
  </BoughtSection>
)

/**
 * The space reserved for the section in a server-rendered page: as many rows as the last time, which index.html reads
 * before the first paint. Where a customer's are unknown, all of them, and what is below is hidden; for visitors, none.
 */
export const BoughtRoom = () => (
  <div {...PERSONALISED_PENDING} inert className={styles.room}>
    <BoughtSection>
      <div className={styles.rows}>
        <BoughtShapes count={SHOWN_AT_FIRST} />
      </div>
    </BoughtSection>
  </div>
)
