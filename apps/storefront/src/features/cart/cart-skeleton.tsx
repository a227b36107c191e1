import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './cart-skeleton.module.css'

const LINES = 6

/** The shape of the lines while the cart loads. */
export const CartSkeleton = () => (
  <Loading className={styles.lines}>
    {Array.from({ length: LINES }, (_, index) => (
      <div key={index} className={styles.line}>
        <Skeleton shape="box" height="space-10" />
        <div className={styles.words}>
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </div>
        <Skeleton shape="round" height="size-control" />
      </div>
    ))}
  </Loading>
)
