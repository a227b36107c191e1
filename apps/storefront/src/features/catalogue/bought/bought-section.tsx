import { homeTexts } from '@cambusa/messages/it/frame/home'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MoreLink } from '../card/more-link.tsx'
import { PERSONALISED_PENDING } from '../../../lib/browser/page-marks.ts'
import styles from './bought-section.module.css'

/** The number of products shown at first. */
export const SHOWN_AT_FIRST = 8

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

const shapes = (count: number) =>
  Array.from({ length: Math.min(count, SHOWN_AT_FIRST) }, (_, index) => (
    <div key={index} className={styles.shape}>
      <Skeleton shape="box" />
    </div>
  ))

/** The skeleton of the section, for a given number of products. */
export const BoughtShape = ({ count }: { count: number }) => (
  <BoughtSection>
    <Loading className={styles.rows}>{shapes(count)}</Loading>
  </BoughtSection>
)

/**
 * The space reserved for the section in a server-rendered page: as many rows as the last time, which index.html reads
 * before the first paint. Where a customer's are unknown, all of them, and what is below is hidden; for visitors, none.
 */
export const BoughtRoom = () => (
  <div {...PERSONALISED_PENDING} inert className={styles.room}>
    <BoughtSection>
      <div className={styles.rows}>{shapes(SHOWN_AT_FIRST)}</div>
    </BoughtSection>
  </div>
)
