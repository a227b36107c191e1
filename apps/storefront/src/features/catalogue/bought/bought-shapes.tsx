import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EarlyRow } from '../../../ui/product/early-row.tsx'
import { SHOWN_AT_FIRST } from './shown-at-first.ts'
import styles from './bought-section.module.css'

/** A row that is still loading: its name and price where the first answers have told them, else a grey box. */
const Shape = ({ index }: { index: number }) => (
  <div className={styles.shape}>
    <Skeleton shape="box" />
    <EarlyRow
      index={index}
      className={classNames(styles.row, styles.early)}
      nameClass={styles.name}
      priceClass={styles.price}
    />
  </div>
)

/** The rows of the section while it loads. */
export const BoughtShapes = ({ count }: { count: number }) =>
  Array.from({ length: Math.min(count, SHOWN_AT_FIRST) }, (_, index) => <Shape key={index} index={index} />)
