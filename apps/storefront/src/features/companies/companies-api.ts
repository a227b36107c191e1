import { changeCompany, listCompanies } from '@cambusa/contract/people/companies'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { useUserStore } from '../../lib/session/user-store.ts'
import { keepCart } from '../../lib/state/cart-query.ts'
import { takeWaitingCart } from '../../lib/state/waiting-cart.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

const COMPANIES_FRESH_MS = 60_000

/** The companies of the customer's code. The caller shows a failure. */
export const companiesQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'companies'),
    queryFn: async ({ signal }) => {
      const uid = useUserStore.getState().user?.codInt ?? undefined
      return (await call(listCompanies, { query: { uid }, signal, background: true })).company_info
    },
    staleTime: COMPANIES_FRESH_MS,
    retry: false,
  })

/** Whether there are several to choose from; true after a failure too, because the dialog explains it. */
export const hasSeveralCompanies = (client: QueryClient): Promise<boolean> =>
  client.fetchQuery(companiesQuery(currentOwner())).then(
    (companies) => companies.length > 1,
    () => true,
  )

/**
 * Acts for a company from now on: another one's cart replaces the one of before, and everything of before is dropped. A
 * visitor's cart that waited for the choice becomes this company's.
 */
export function useChooseCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (companyId: number) => {
      const isOther = companyId !== (useUserStore.getState().user?.companyId ?? null)
      if (isOther)
        keepCart(client, await call(changeCompany, { query: { company_id: companyId }, quiet: true }))
      await takeWaitingCart(client)
      return { isOther }
    },
  })
}
