import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './store-locator.module.css'

const CARDS = 4

/** The list of stores and its map while they are loading. */
export const StoresSkeleton = () => (
  <Loading>
    <div className={styles.locator} data-view="list">
      <div className={styles.search}>
        <Skeleton width="60%" height="text-2xl" />
        <Skeleton height="size-control" />
      </div>
      <div className={styles.cards}>
        {Array.from({ length: CARDS }, (_, index) => (
          <Skeleton key={index} shape="box" height="space-20-x3" />
        ))}
      </div>
      <div className={styles.map}>
        <Skeleton shape="box" />
      </div>
    </div>
  </Loading>
)
