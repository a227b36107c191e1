import { advancedSearch, exportAdvancedSearch, type ExportFormat } from '@cambusa/contract/advanced-search'
import type { ProductList } from '@cambusa/contract/product'
import { call, callFile } from '../../lib/call.ts'
import { catalogueKey } from '../../lib/query-keys.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { AdvancedCriteria } from './criteria.ts'

/** What narrows and orders the products found. */
type Narrowing = Omit<
  NonNullable<Parameters<typeof callFile<typeof exportAdvancedSearch>>[1]['query']>,
  'format'
>

/** A query for one page of the products that fulfil the criteria. */
export function advancedPageQuery<Page extends object>(
  scope: string,
  criteria: AdvancedCriteria,
  page: Page,
) {
  const query = { ...criteria, ...page }
  return {
    queryKey: catalogueKey(scope, 'advanced-search', query),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ProductList> =>
      call(advancedSearch, { query, signal }),
  }
}

/** Downloads all pages of a result; who is not signed in is asked to. */
export async function downloadResult(query: Narrowing, format: ExportFormat): Promise<void> {
  await saveFile(await callFile(exportAdvancedSearch, { query: { ...query, format } }))
}
