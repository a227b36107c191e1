import type { Category } from '@cambusa/contract/catalogue'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { categoryTreeQuery } from '../features/catalogue/category-api.ts'
import { useScopeKey } from '../lib/shopping-scope.ts'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import styles from './mega-menu.module.css'
import { paths } from './paths.ts'

/** First-level categories on the left, what is below the pointed one on the right (spec §2, at least 800 px). */
export function MegaMenuPanel({ onLeave }: { onLeave: () => void }) {
  const { data: tree, isError, refetch } = useQuery(categoryTreeQuery(useScopeKey()))
  const [shownId, setShownId] = useState<number | null>(null)
  if (isError && !tree)
    return <ErrorState as="h3" text={frameTexts.categoriesFailed} onRetry={() => void refetch()} />
  if (!tree) return <PanelSkeleton />
  const shown = tree.find(({ categoryId }) => categoryId === shownId) ?? tree[0]
  if (!shown) return <EmptyState as="h3" title={frameTexts.categoriesEmpty} />
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
      <SubCategories key={shown.categoryId} parent={shown} onLeave={onLeave} />
    </div>
  )
}

function SubCategories({ parent, onLeave }: { parent: Category; onLeave: () => void }) {
  return (
    <section className={styles.sub} aria-label={frameTexts.subcategoriesOf({ name: parent.name })}>
      <Link to={paths.category} params={{ _splat: parent.slug }} className={styles.all} onClick={onLeave}>
        {frameTexts.seeAll({ name: parent.name })}
      </Link>
      <ul className={styles.groups}>
        {parent.categories.map((group) => (
          <li key={group.categoryId} className={styles.group}>
            <Link
              to={paths.category}
              params={{ _splat: group.slug }}
              className={styles.groupLink}
              onClick={onLeave}
            >
              {group.name}
            </Link>
            <ul>
              {group.categories.map((leaf) => (
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
          </li>
        ))}
      </ul>
    </section>
  )
}

const PanelSkeleton = () => (
  <Loading className={styles.columns}>
    <div className={styles.first}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} shape="box" height="var(--size-target)" />
      ))}
    </div>
    <div className={styles.sub}>
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
