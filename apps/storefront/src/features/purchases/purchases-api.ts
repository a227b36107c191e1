import { exportPurchases, listPaidPrices, summarisePurchases } from '@cambusa/contract/orders/purchases'
import type { PurchaseGroup } from '@cambusa/domain/orders/purchases'
import { queryOptions } from '@tanstack/react-query'
import { call, callFile } from '../../lib/api/call.ts'
import { ordersKey } from '../../lib/api/query-keys.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import type { PurchaseSearch } from './purchase-search.ts'

type Asked = Pick<PurchaseSearch, 'company' | 'from' | 'to'>

/** What was bought in a period, grouped. */
export function purchasesQuery(owner: string, by: PurchaseGroup, { from, to, company }: Asked) {
  const queryKey = ordersKey(owner, 'purchases', by, from, to, company)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      call(summarisePurchases, { query: { by, from, to, company_id: company }, signal, quiet: true }),
    // Another period of the same grouping; another grouping is not shown in its place.
    placeholderData: (previous, query) =>
      previous?.by === by ? keepOfSameOwner(queryKey)(previous, query) : undefined,
  })
}

/** A page of products with what was paid for them. */
export function paidPricesQuery(
  owner: string,
  { from, to, company, page = 1 }: Asked & { page?: number | undefined },
) {
  const queryKey = ordersKey(owner, 'paid-prices', from, to, company, page)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      call(listPaidPrices, { query: { from, to, company_id: company, page }, signal, quiet: true }),
    placeholderData: keepOfSameOwner(queryKey),
  })
}

/** Saves the rows of a grouping as a file. */
export const savePurchases = async (
  by: PurchaseGroup,
  { from, to, company }: Asked,
  format: 'csv' | 'xlsx',
): Promise<void> =>
  saveFile(await callFile(exportPurchases, { query: { by, from, to, company_id: company, format } }))
