import { previewAddAllFromList } from '@cambusa/contract/lists/list-to-cart'
import { listLists, listsOfProduct, viewList, viewUsualProducts } from '@cambusa/contract/lists/lists'
import { listDrafts } from '@cambusa/contract/lists/standing-orders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { withUnsent } from './unsent/unsent-lines.ts'

/** The key of what is known of the customer's lists. */
export const listsKey = (owner: string, ...asked: readonly unknown[]) => ownKey(owner, 'lists', ...asked)

/** The customer's lists, and those that colleagues share. */
export const listsQuery = (owner: string) =>
  queryOptions({
    queryKey: listsKey(owner, 'all'),
    queryFn: ({ signal }) => call(listLists, { signal, quiet: true }),
  })

/** What standing orders have prepared. */
export const draftsQuery = (owner: string) =>
  queryOptions({
    queryKey: listsKey(owner, 'drafts'),
    queryFn: ({ signal }) => call(listDrafts, { signal, quiet: true }),
  })

/** A list with its lines, in its own order. */
export const listQuery = (owner: string, listId: number) =>
  queryOptions({
    queryKey: listsKey(owner, 'one', listId),
    queryFn: async ({ signal }) =>
      withUnsent((await call(viewList, { query: { list_id: listId }, signal, quiet: true })).list),
  })

/** What the customer orders always. */
export const usualQuery = (owner: string) =>
  queryOptions({
    queryKey: listsKey(owner, 'usual'),
    queryFn: ({ signal }) => call(viewUsualProducts, { signal, quiet: true }),
  })

/** The customer's own lists, and whether they have a product. */
export const listsOfProductQuery = (owner: string, productId: number) =>
  queryOptions({
    queryKey: listsKey(owner, 'of', productId),
    queryFn: async ({ signal }) =>
      (await call(listsOfProduct, { query: { product_id: productId }, signal, quiet: true })).lists,
    staleTime: 0,
  })

/** A list, or what is ordered always. */
export type ListSource = { list_id: number } | { usual: true }

/** What adding a list would put into the cart; each opening asks anew, as it depends on the cart. */
export const listPreviewQuery = (owner: string, source: ListSource, opening: number) =>
  queryOptions({
    queryKey: listsKey(owner, 'preview', source, opening),
    queryFn: ({ signal }) => call(previewAddAllFromList, { query: source, signal, quiet: true }),
    gcTime: 0,
    staleTime: Infinity,
  })
