import type { ShownCategory } from '@cambusa/contract/catalogue/catalogue'
import { departmentTexts } from '@cambusa/messages/it/catalogue/departments'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, LayoutGrid } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
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
  /** The first category takes the focus: the panel was opened by an arrow key. */
  focused?: boolean
}

/**
 * First-level categories and the sub-categories of one of them (specification §2 'Category menu'). A screen starts with
 * the shopper's last category, a panel with the first.
 */
export function CategoryMenu({ look, onLeave, focused = false }: CategoryMenuProps) {
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
    <div role="presentation" className={styles[look]} onKeyDown={isPanel ? moveInPanel : undefined}>
      {isPanel ? (
        <DepartmentLinks tree={tree} shown={shown} focused={focused} onPoint={choose} onLeave={onLeave} />
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
  focused: boolean
  onPoint: (categoryId: number) => void
  onLeave: (() => void) | undefined
}

function DepartmentLinks({ tree, shown, focused, onPoint, onLeave }: DepartmentLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (focused) list.current?.querySelector('a')?.focus()
  }, [focused])
  return (
    <ul ref={list} className={styles.links} data-departments="">
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
}

/**
 * Up and down, Home and End move through the first-level categories, and through the sub-categories of the shown one;
 * right leads into these, left back.
 */
function moveInPanel(event: KeyboardEvent<HTMLElement>) {
  const links = (of: string) => [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(of)]
  const departments = links('[data-departments] a')
  const below = links('section a')
  const isInside = below.some((link) => link === document.activeElement)
  const list = isInside ? below : departments
  const at = list.findIndex((link) => link === document.activeElement)
  const targets: Partial<Record<string, HTMLAnchorElement | undefined>> = {
    ArrowDown: list[at + 1],
    ArrowUp: list[at - 1],
    Home: list[0],
    End: list.at(-1),
    ArrowRight: isInside ? undefined : below[0],
    ArrowLeft: isInside ? links('[data-departments] a[data-shown]')[0] : undefined,
  }
  const target = targets[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
