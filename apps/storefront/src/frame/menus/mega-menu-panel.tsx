import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './mega-menu.module.css'
import { paths } from '../../app/navigation/paths.ts'
import { SubCategories } from './sub-categories.tsx'
import { WithCategoryTree } from './with-category-tree.tsx'

/**
 * First-level categories on the left, what is below the pointed one on the right (specification §2, at least 800 px).
 */
export function MegaMenuPanel({ onLeave }: { onLeave: () => void }) {
  const [shownId, setShownId] = useState<number | null>(null)
  return (
    <WithCategoryTree heading="h3" skeleton={<PanelSkeleton />}>
      {(tree) => {
        const shown = tree.find(({ categoryId }) => categoryId === shownId) ?? tree[0]
        return (
          <div className={styles.columns}>
            <ul className={styles.first} onKeyDown={moveInList}>
              {tree.map((category) => (
                <li key={category.categoryId}>
                  <Link
                    to={paths.category}
                    params={{ _splat: category.slug }}
                    className={styles.firstLink}
                    data-shown={category === shown || undefined}
                    onPointerEnter={() => setShownId(category.categoryId)}
                    onFocus={() => setShownId(category.categoryId)}
                    onClick={onLeave}
                  >
                    {category.name}
                    <ChevronRight aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
            <SubCategories key={shown.categoryId} parent={shown} look="plain" onLeave={onLeave} />
          </div>
        )
      }}
    </WithCategoryTree>
  )
}

const PanelSkeleton = () => (
  <Loading className={styles.columns}>
    <div className={styles.first}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} shape="box" height="var(--size-target)" />
      ))}
    </div>
    <div className={styles.place}>
      <Skeleton width="30%" height="var(--text-xl)" />
    </div>
  </Loading>
)

/** Arrow keys move through the first-level categories; right goes into what is below. */
function moveInList(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const target =
    event.key === 'ArrowDown'
      ? links[Math.min(at + 1, links.length - 1)]
      : event.key === 'ArrowUp'
        ? links[Math.max(at - 1, 0)]
        : event.key === 'ArrowRight'
          ? event.currentTarget.parentElement?.querySelector<HTMLAnchorElement>('section a')
          : undefined
  if (!target) return
  event.preventDefault()
  target.focus()
}
