import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './product-card.module.css'

/** The shape of a card while it loads. */
export const ProductCardSkeleton = ({ size = 'small' }: { size?: 'small' | 'large' }) => (
  <div className={`${styles.card} ${styles[size]}`}>
    <div className={styles.picture}>
      <div className={styles.pictureShape}>
        <Skeleton shape="box" />
      </div>
    </div>
    <div className={styles.words}>
      <Skeleton width="90%" height="text-md" />
      <Skeleton width="60%" height="text-md" />
      <Skeleton width="50%" height="text-sm" />
    </div>
    <div className={styles.price}>
      <Skeleton width="40%" height="text-xl" />
    </div>
    <Skeleton shape="round" />
  </div>
)
