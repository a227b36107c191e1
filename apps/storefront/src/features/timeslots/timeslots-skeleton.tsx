import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import dayStyles from './timeslots-skeleton.module.css'
import styles from './timeslot-grid.module.css'

const DAYS = 7
const SLOTS = 8

/** The skeleton of the days and of the slots of one. */
export const TimeslotsSkeleton = () => (
  <Loading className={styles.slots}>
    <div className={dayStyles.days}>
      {Array.from({ length: DAYS }, (_, index) => (
        <span key={index} className={dayStyles.day}>
          <Skeleton shape="box" />
        </span>
      ))}
    </div>
    <div className={styles.grid}>
      {Array.from({ length: SLOTS }, (_, index) => (
        <Skeleton key={index} shape="box" height="space-16" />
      ))}
    </div>
  </Loading>
)
