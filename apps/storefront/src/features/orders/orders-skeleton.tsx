import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './order-list.module.css'

const CARDS = 5

/** The skeleton of a list of orders. */
export const OrdersSkeleton = () => (
  <Loading className={styles.list}>
    {Array.from({ length: CARDS }, (_, index) => (
      <Skeleton key={index} shape="box" height="order" />
    ))}
  </Loading>
)

/** The skeleton of one order. */
export const OrderSkeleton = () => (
  <Loading className={styles.list}>
    <Skeleton width="50%" height="text-2xl" />
    <Skeleton width="30%" />
    <Skeleton shape="box" height="space-20-x2" />
    <Skeleton shape="box" height="space-20-x4" />
  </Loading>
)
