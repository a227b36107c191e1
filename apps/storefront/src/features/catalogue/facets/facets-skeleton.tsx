import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './facets-panel.module.css'

const LINES = 10

/** The skeleton of the column of filters. */
export const FacetsSkeleton = () => (
  <Loading className={styles.skeleton}>
    {Array.from({ length: LINES }, (_, index) => (
      <Skeleton key={index} width={index % 3 === 0 ? '50%' : '80%'} />
    ))}
  </Loading>
)
