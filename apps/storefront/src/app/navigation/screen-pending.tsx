import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useStartOfScreen } from './scroll-restoration.ts'
import styles from './screen-pending.module.css'

/** The skeleton of a screen whose code or data is still loading. */
export function ScreenPending() {
  useStartOfScreen('pending')
  return (
    <Loading className={styles.pending}>
      <Skeleton width="40%" height="text-2xl" />
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="box" height="space-20-x4" />
        ))}
      </div>
    </Loading>
  )
}
