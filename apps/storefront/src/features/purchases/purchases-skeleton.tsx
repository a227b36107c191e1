import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './purchases.module.css'

/** The skeleton of the rows of a grouping. */
export const RowsSkeleton = () => (
  <Loading className={styles.rows}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} shape="box" height="space-10" />
    ))}
  </Loading>
)

/** The skeleton of total and months. */
export const PurchasesSkeleton = () => (
  <Loading className={styles.rows}>
    <Skeleton shape="box" height="space-20-x2" />
    <Skeleton shape="box" height="space-20-x4" />
  </Loading>
)
