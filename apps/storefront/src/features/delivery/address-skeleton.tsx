import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './service-places.module.css'

const ROWS = 4
const TABS = 4
const FIELDS = 6

/** The skeleton of a list of addresses. */
export const AddressesSkeleton = () => (
  <Loading className={styles.list}>
    {Array.from({ length: ROWS }, (_, index) => (
      <Skeleton key={index} shape="box" height="address" />
    ))}
  </Loading>
)

/** The skeleton of the tabs with a list below. */
export const ServicesSkeleton = () => (
  <div className={styles.places}>
    <div className={styles.tabs}>
      {Array.from({ length: TABS }, (_, index) => (
        <Skeleton key={index} shape="box" height="space-20" />
      ))}
    </div>
    <AddressesSkeleton />
  </div>
)

/** The skeleton of the form of an address. */
export const AddressFormSkeleton = () => (
  <Loading className={styles.places}>
    {Array.from({ length: FIELDS }, (_, index) => (
      <Skeleton key={index} shape="box" height="size-control" />
    ))}
  </Loading>
)
