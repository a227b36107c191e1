import { viewShownCategories } from '@cambusa/contract/catalogue/cards'
import type { ShownCategory } from '@cambusa/contract/catalogue/catalogue'
import type { DataOf } from '@cambusa/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { keepAcrossScopes } from '../../../lib/state/keep-across-scopes.ts'
import { catalogueKey } from '../../../lib/api/query-keys.ts'
import type { CategoryAddress } from './category-address.ts'
import { MENU_DEPTH, oneAsked, treeAsked, type OneCategory } from './category-asked.ts'

export type CategoryAnswer = DataOf<typeof viewShownCategories>

/** The tree without its empty branches, as deep as menus show it or as requested. */
export function categoryTreeQuery(scope: string, depth: number = MENU_DEPTH) {
  const queryKey = catalogueKey(scope, 'category-tree', depth)
  return queryOptions({
    queryKey,
    placeholderData: keepAcrossScopes(queryKey),
    queryFn: async ({ signal }): Promise<ShownCategory[]> => {
      const { categories } = await call(viewShownCategories, {
        query: treeAsked(depth),
        signal,
      })
      return categories ?? []
    },
  })
}

/** One category by slug or id with its children and parents; an unknown one is a 404. */
const viewCategory = (which: OneCategory, signal: AbortSignal, background = false): Promise<CategoryAnswer> =>
  call(viewShownCategories, { query: oneAsked(which), signal, background })

/** The category of an address: by its id where it has one, since slugs change with names, else by its slug. */
export function categoryQuery(scope: string, { slug, categoryId }: CategoryAddress) {
  const queryKey = catalogueKey(scope, 'category', slug, categoryId ?? null)
  return queryOptions({
    queryKey,
    placeholderData: keepAcrossScopes(queryKey),
    queryFn: ({ signal }): Promise<CategoryAnswer> =>
      categoryId === undefined
        ? viewCategory({ slug }, signal)
        : viewCategory({ categoryId }, signal, true).catch(() => viewCategory({ slug }, signal)),
  })
}

/** A category's name and parents by its id; an unknown one leads to no error screen. */
export function categoryByIdQuery(scope: string, categoryId: number) {
  const queryKey = catalogueKey(scope, 'category-by-id', categoryId)
  return queryOptions({
    queryKey,
    placeholderData: keepAcrossScopes(queryKey),
    queryFn: ({ signal }): Promise<CategoryAnswer> => viewCategory({ categoryId }, signal, true),
  })
}
