import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './forms.module.css'

/** The shape of a form while it loads. */
export const FormSkeleton = () => (
  <Loading className={styles.form}>
    <Skeleton width="60%" height="text-2xl" />
    <Skeleton shape="box" height="space-20-x4" />
    <Skeleton shape="box" height="space-20-x4" />
  </Loading>
)
