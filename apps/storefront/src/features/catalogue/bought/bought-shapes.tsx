import { EARLY_ROW } from '../../../lib/browser/page-marks.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SHOWN_AT_FIRST } from './shown-at-first.ts'
import styles from './bought-section.module.css'

/**
 * A row that is still loading: its name and price where the first answers have told them (app/early/own-prices.ts, which
 * fills the rows of the server's page itself), else a grey box.
 */
function Shape({ index }: { index: number }) {
  const row = globalThis.asked?.rows?.[index]
  return (
    <div className={styles.shape}>
      <Skeleton shape="box" />
      <div {...EARLY_ROW} className={classNames(styles.row, styles.early)}>
        <span className={styles.name} suppressHydrationWarning>
          {row?.name ?? ''}
        </span>
        <span className={styles.price}>
          <strong suppressHydrationWarning>{row?.price ?? ''}</strong>{' '}
          <span suppressHydrationWarning>{row?.description ?? ''}</span>
        </span>
      </div>
    </div>
  )
}

/** The rows of the section while it loads. */
export const BoughtShapes = ({ count }: { count: number }) =>
  Array.from({ length: Math.min(count, SHOWN_AT_FIRST) }, (_, index) => <Shape key={index} index={index} />)
