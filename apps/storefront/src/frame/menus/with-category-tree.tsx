import type { Category } from '@cambusa/contract/catalogue'
import { useQuery } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { departmentTexts } from '@cambusa/messages/it/departments'
import { categoryTreeQuery } from '../../features/catalogue/category/category-api.ts'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'

interface WithCategoryTreeProps {
  /** The level of the heading that says what went wrong. */
  heading: 'h2' | 'h3'
  /** While the tree loads. */
  skeleton: ReactNode
  /** Draws the first-level categories; there is at least one. */
  children: (tree: readonly [Category, ...Category[]]) => ReactNode
}

/** The whole category tree, loaded when it is shown (specification §2 'Category menu'), with its states. */
export function WithCategoryTree({ heading, skeleton, children }: WithCategoryTreeProps) {
  const { data: tree, isError, refetch } = useQuery(categoryTreeQuery(useScopeKey()))
  if (isError && !tree) {
    return <ErrorState as={heading} text={departmentTexts.categoriesFailed} onRetry={() => void refetch()} />
  }
  if (!tree) return skeleton
  const [first, ...others] = tree
  if (!first) return <EmptyState as={heading} icon={<LayoutGrid />} title={departmentTexts.categoriesEmpty} />
  return children([first, ...others])
}
