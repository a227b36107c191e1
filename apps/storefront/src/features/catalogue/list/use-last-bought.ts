import { useQueries } from '@tanstack/react-query'
import { useOwner, useScopeKey } from '../../../lib/state/shopping-scope.ts'
import { useUser } from '../../../lib/session/user-store.ts'
import { lastBoughtQuery, type LastBought } from './last-bought-api.ts'
import { LIST_PAGE_SIZE } from './list-source.ts'

/** By article code: the last purchase, null for a product never bought, no entry while unknown. */
export type LastPurchases = ReadonlyMap<string, LastBought | null>

/** The customer's last purchases of these products, fetched page by page; undefined for a visitor. */
export function useLastBought(codes: readonly string[], isWanted: boolean): LastPurchases | undefined {
  const owner = useOwner()
  const scope = useScopeKey()
  const user = useUser()
  const pages =
    isWanted && user
      ? Array.from({ length: Math.ceil(codes.length / LIST_PAGE_SIZE) }, (_, page) =>
          codes.slice(page * LIST_PAGE_SIZE, (page + 1) * LIST_PAGE_SIZE),
        )
      : []
  const answers = useQueries({
    queries: pages.map((page) => lastBoughtQuery(owner, scope, page)),
  })
  if (!isWanted || !user) return undefined
  return new Map(
    pages.flatMap((page, index) => {
      const known = answers[index]?.data
      return known ? page.map((code) => [code, known.get(code) ?? null] as const) : []
    }),
  )
}
