import type { ViewKey } from '@cambusa/domain/catalogue/product-sort'
import { classNames } from '../../../ui/class-names.ts'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import grid from './card-grid.module.css'
import { ProductCardSkeleton } from '../card/product-card-skeleton.tsx'
import styles from './product-list.module.css'

const CARDS = 12
const ROWS = 14

/** The skeleton of a list, in the view that it will have. */
export const ListSkeleton = ({ view }: { view: ViewKey }) =>
  view === 'list' ? (
    <Loading className={styles.rowShapes}>
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} shape="box" height="space-12" />
      ))}
    </Loading>
  ) : (
    <Loading className={classNames(grid.grid, grid[view])}>
      {Array.from({ length: CARDS }, (_, index) => (
        <ProductCardSkeleton key={index} size={view === 'large-grid' ? 'large' : 'small'} />
      ))}
    </Loading>
  )
