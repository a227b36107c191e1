import { useState } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { useAppState } from '../../lib/state/app-state.ts'
import { Chip } from '../../ui/buttons/chip.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './category-menu.module.css'
import { SubCategories, SubCategoriesSkeleton } from './sub-categories.tsx'
import { WithCategoryTree } from './with-category-tree.tsx'

/**
 * The second-level categories of a first-level one as a masonry grid (specification §2 'Category menu'); the category
 * that the shopper was in last, else the first, is selected.
 */
export function CategoryMenu() {
  const lastSlug = useAppState((state) => state.category?.slug)
  const [selectedId, setSelectedId] = useState<number | null>(null)
  return (
    <WithCategoryTree heading="h2" skeleton={<MenuSkeleton />}>
      {(tree) => {
        const selected =
          tree.find(({ categoryId }) => categoryId === selectedId) ??
          tree.find(({ slug }) => slug === lastSlug?.split('/')[0]) ??
          tree[0]
        return (
          <div className={styles.menu}>
            <div className={styles.first} role="group" aria-label={frameTexts.departments}>
              {tree.map((category) => (
                <Chip
                  key={category.categoryId}
                  selected={category === selected}
                  onClick={() => setSelectedId(category.categoryId)}
                >
                  {category.name}
                </Chip>
              ))}
            </div>
            <SubCategories parent={selected} look="cards" />
          </div>
        )
      }}
    </WithCategoryTree>
  )
}

const MenuSkeleton = () => (
  <Loading className={styles.menu}>
    <Skeleton height="var(--size-target)" shape="round" />
    <SubCategoriesSkeleton />
  </Loading>
)
