import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EarlyRow } from '../../ui/product/early-row.tsx'
import styles from './checkout-screen.module.css'

const SECTIONS = 3

/** The skeleton of the checkout, with the order's total where the first answer has told it. */
export const CheckoutSkeleton = () => (
  <Loading className={styles.checkout}>
    <div className={styles.sections}>
      {Array.from({ length: SECTIONS }, (_, index) => (
        <div key={index} className={styles.section}>
          <Skeleton width="30%" height="text-lg" />
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
    <div className={styles.summary}>
      <Skeleton width="40%" height="text-lg" />
      <Skeleton />
      <Skeleton />
      <div className={styles.early}>
        {cartTexts.total} <small>{cartTexts.totalVat}</small> <EarlyRow index={0} />
      </div>
      <Skeleton height="text-xl" />
      <Skeleton shape="box" height="size-control-large" />
    </div>
  </Loading>
)
