import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './content-page.module.css'

/** The shape of a page while it loads. */
export const PageSkeleton = () => (
  <Loading className={styles.page}>
    <Skeleton width="30%" />
    <Skeleton width="60%" height="text-2xl" />
    <Skeleton shape="box" height="space-20-x4" />
    <Skeleton shape="box" height="space-20-x4" />
  </Loading>
)
