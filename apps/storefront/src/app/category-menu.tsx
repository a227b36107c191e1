import type { Category } from '@cambusa/contract/catalogue'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { categoryTreeQuery } from '../features/catalogue/category-api.ts'
import { useAppState } from '../lib/app-state.ts'
import { useScopeKey } from '../lib/shopping-scope.ts'
import { Chip } from '../ui/chip.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import styles from './category-menu.module.css'
import { paths } from './paths.ts'

/**
 * The second-level categories of a first-level one as a masonry grid (spec §2 'Category menu'): the tree is
 * loaded when the menu is shown, and the category that the shopper was in last, else the first, is selected.
 */
export function CategoryMenu({ onLeave }: { onLeave?: () => void }) {
  const { data: tree, isError, refetch } = useQuery(categoryTreeQuery(useScopeKey()))
  const lastSlug = useAppState((state) => state.category?.slug)
  const [selectedId, setSelectedId] = useState<number | null>(null)
  if (isError && !tree)
    return <ErrorState text={frameTexts.categoriesFailed} onRetry={() => void refetch()} />
  if (!tree) return <MenuSkeleton />
  const selected =
    tree.find(({ categoryId }) => categoryId === selectedId) ??
    tree.find(({ slug }) => slug === lastSlug?.split('/')[0]) ??
    tree[0]
  if (!selected) return <EmptyState icon={<LayoutGrid />} title={frameTexts.categoriesEmpty} />
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
      <Link to={paths.category} params={{ _splat: selected.slug }} className={styles.all} onClick={onLeave}>
        {frameTexts.seeAll({ name: selected.name })}
      </Link>
      <ul className={styles.grid}>
        {selected.categories.map((category) => (
          <Group key={category.categoryId} category={category} onLeave={onLeave} />
        ))}
      </ul>
    </div>
  )
}

const Group = ({ category, onLeave }: { category: Category; onLeave: (() => void) | undefined }) => (
  <li className={styles.group}>
    <Link to={paths.category} params={{ _splat: category.slug }} className={styles.title} onClick={onLeave}>
      <span className={styles.name}>{category.name}</span>
      <span className={styles.count}>{frameTexts.productCount({ count: category.productCount })}</span>
    </Link>
    {category.categories.length > 0 && (
      <ul className={styles.leaves}>
        {category.categories.map((leaf) => (
          <li key={leaf.categoryId}>
            <Link
              to={paths.category}
              params={{ _splat: leaf.slug }}
              className={styles.leaf}
              onClick={onLeave}
            >
              {leaf.name}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </li>
)

const MenuSkeleton = () => (
  <Loading className={styles.menu}>
    <Skeleton height="var(--size-target)" shape="round" />
    <div className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.place}>
          <Skeleton shape="box" />
        </div>
      ))}
    </div>
  </Loading>
)
