import { homeTexts } from '@cambusa/messages/it/frame/home'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MoreLink } from '../card/more-link.tsx'
import { PERSONALISED_PENDING } from '../../../lib/browser/page-marks.ts'
import styles from './bought-section.module.css'

/** So many are in sight at first. */
export const SHOWN_AT_FIRST = 8

interface BoughtSectionProps {
  /** What has changed, or what came of adding all. */
  note?: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** Where home shows what one buys again: the room for title, rows and foot is the same before and after they are there. */
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

/** Its shape while it loads, for so many products. */
export const BoughtShape = ({ count }: { count: number }) => (
  <BoughtSection>
    <Loading className={styles.rows}>{shapes(count)}</Loading>
  </BoughtSection>
)

/**
 * The space reserved for it in a server-rendered page: as many rows as it had the last time, which index.html reads
 * before the first paint. Where that is not known, as for visitors, there is none.
 */
export const BoughtRoom = () => (
  <div {...PERSONALISED_PENDING} inert className={styles.room}>
    <BoughtSection>
      <div className={styles.rows}>{shapes(SHOWN_AT_FIRST)}</div>
    </BoughtSection>
  </div>
)
