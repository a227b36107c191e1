import type { Category, viewCategories as ViewCategories } from '@cambusa/contract/catalogue'
import { viewCategories } from '@cambusa/contract/catalogue'
import type { DataOf } from '@cambusa/contract/endpoint'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { keepAcrossScopes } from '../../lib/keep-across-scopes.ts'
import { catalogueKey } from '../../lib/query-keys.ts'

export type CategoryAnswer = DataOf<typeof ViewCategories>

/** The tree without its empty branches, as deep as asked. */
export function categoryTreeQuery(scope: string, depth: number = CATEGORY_DEPTH) {
  const queryKey = catalogueKey(scope, 'category-tree', depth)
  return queryOptions({
    queryKey,
    placeholderData: keepAcrossScopes(queryKey),
    queryFn: async ({ signal }): Promise<Category[]> => {
      const { categories } = await call(viewCategories, { query: { filtered: true, depth }, signal })
      return categories ?? []
    },
  })
}

/** Its children and theirs. */
const OF_ONE = { depth: 2, filtered: true } as const

/** One category with its children and the way to it; an unknown slug is a 404. */
export function categoryQuery(scope: string, slug: string) {
  const queryKey = catalogueKey(scope, 'category', slug)
  return queryOptions({
    queryKey,
    placeholderData: keepAcrossScopes(queryKey),
    queryFn: ({ signal }): Promise<CategoryAnswer> =>
      call(viewCategories, { query: { slug, ...OF_ONE }, signal }),
  })
}

/** The same by its id; nobody is led away when there is none. */
export function categoryByIdQuery(scope: string, categoryId: number) {
  const queryKey = catalogueKey(scope, 'category', categoryId)
  return queryOptions({
    queryKey,
    placeholderData: keepAcrossScopes(queryKey),
    queryFn: ({ signal }): Promise<CategoryAnswer> =>
      call(viewCategories, { query: { categoryId, ...OF_ONE }, signal, background: true }),
  })
}
