import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './flyer.module.css'

/** Where a flyer, or the list of them, is loading. */
export const FlyerSkeleton = () => (
  <Loading className={styles.flyer}>
    <Skeleton width="40%" />
    <Skeleton width="70%" height="text-2xl" />
    <Skeleton width="50%" />
    <Skeleton shape="box" height="space-20-x4" />
  </Loading>
)
