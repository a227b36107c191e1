import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EarlyRow } from '../../ui/product/early-row.tsx'
import styles from './cart-skeleton.module.css'

const LINES = 6

/** The shape of the lines while the cart loads: name and total where the first answers have told them. */
export const CartSkeleton = () => (
  <Loading className={styles.lines}>
    {Array.from({ length: LINES }, (_, index) => (
      <div key={index} className={styles.line}>
        <Skeleton shape="box" height="space-10" />
        <div className={styles.words}>
          <EarlyRow
            index={index}
            className={styles.early}
            nameClass={styles.name}
            priceClass={styles.price}
          />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </div>
        <Skeleton shape="round" height="size-control" />
      </div>
    ))}
  </Loading>
)
