import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './category-menu.module.css'
import { SubCategoriesSkeleton } from './sub-categories.tsx'

const LINKS = 10

/** The skeleton of the menu of categories. */
export const MenuSkeleton = ({ look }: { look: 'screen' | 'panel' }) =>
  look === 'screen' ? (
    <Loading className={styles.screen}>
      <Skeleton height="size-target" shape="round" />
      <SubCategoriesSkeleton />
    </Loading>
  ) : (
    <Loading className={styles.panel}>
      <div className={styles.links}>
        {Array.from({ length: LINKS }, (_, index) => (
          <Skeleton key={index} shape="box" height="size-target" />
        ))}
      </div>
      <div className={styles.place}>
        <Skeleton width="30%" height="text-xl" />
      </div>
    </Loading>
  )
