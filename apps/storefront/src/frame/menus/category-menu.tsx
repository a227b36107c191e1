import type { ShownCategory } from '@cambusa/contract/catalogue/catalogue'
import { departmentTexts } from '@cambusa/messages/it/catalogue/departments'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, LayoutGrid } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { categoryTreeQuery } from '../../features/catalogue/category/category-api.ts'
import { useAppState } from '../../lib/state/app-state.ts'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { Chip } from '../../ui/buttons/chip.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { MenuSkeleton } from './category-menu-skeleton.tsx'
import styles from './category-menu.module.css'
import { SubCategories } from './sub-categories.tsx'

interface CategoryMenuProps {
  /**
   * `screen`: departments as chips, the categories of the chosen one as a masonry; `panel`: side by side, chosen by
   * hovering.
   */
  look: 'screen' | 'panel'
  /** A link was followed: the panel closes. */
  onLeave?: () => void
}

/**
 * First-level categories and the sub-categories of one of them (specification §2 'Category menu'). A screen starts with
 * the shopper's last category, a panel with the first.
 */
export function CategoryMenu({ look, onLeave }: CategoryMenuProps) {
  const { data: tree, isError, refetch } = useQuery(categoryTreeQuery(useScopeKey()))
  const lastSlug = useAppState((state) => state.category?.slug)
  const [chosenId, choose] = useState<number | null>(null)
  const isPanel = look === 'panel'
  const heading = isPanel ? 'h3' : 'h2'
  if (isError && !tree)
    return <ErrorState as={heading} text={departmentTexts.categoriesFailed} onRetry={() => void refetch()} />
  if (!tree) return <MenuSkeleton look={look} />
  const ofLast = isPanel ? undefined : tree.find(({ slug }) => slug === lastSlug?.split('/')[0])
  const shown = tree.find(({ categoryId }) => categoryId === chosenId) ?? ofLast ?? tree[0]
  if (!shown) return <EmptyState as={heading} icon={<LayoutGrid />} title={departmentTexts.categoriesEmpty} />
  return (
    <div className={styles[look]}>
      {isPanel ? (
        <DepartmentLinks tree={tree} shown={shown} onPoint={choose} onLeave={onLeave} />
      ) : (
        <div className={styles.chips} role="group" aria-label={frameTexts.departments}>
          {tree.map((category) => (
            <Chip
              key={category.categoryId}
              selected={category === shown}
              onClick={() => choose(category.categoryId)}
            >
              {category.name}
            </Chip>
          ))}
        </div>
      )}
      <SubCategories
        key={isPanel ? shown.categoryId : undefined}
        parent={shown}
        look={isPanel ? 'plain' : 'cards'}
        onLeave={onLeave}
      />
    </div>
  )
}

interface DepartmentLinksProps {
  tree: readonly ShownCategory[]
  shown: ShownCategory
  onPoint: (categoryId: number) => void
  onLeave: (() => void) | undefined
}

const DepartmentLinks = ({ tree, shown, onPoint, onLeave }: DepartmentLinksProps) => (
  <ul className={styles.links} onKeyDown={moveInList}>
    {tree.map((category) => (
      <li key={category.categoryId}>
        <Link
          to={paths.category}
          params={{ _splat: category.slug }}
          className={styles.link}
          data-shown={category === shown || undefined}
          onPointerEnter={() => onPoint(category.categoryId)}
          onFocus={() => onPoint(category.categoryId)}
          onClick={onLeave}
        >
          {category.name}
          <ChevronRight aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
)

/** Arrow keys move through the first-level categories; right moves into the sub-categories. */
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
