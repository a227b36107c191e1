import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './product-page.module.css'

/** The skeleton of a product page. */
export const ProductSkeleton = () => (
  <Loading className={styles.top}>
    <div className={styles.pictureShape}>
      <Skeleton shape="box" />
    </div>
    <div className={styles.shapes}>
      <Skeleton width="30%" />
      <Skeleton width="80%" height="text-2xl" />
      <Skeleton width="50%" />
      <Skeleton shape="box" height="space-20-x2" />
    </div>
  </Loading>
)
