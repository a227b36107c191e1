import { advancedSearchBrands, type BrandsFound } from '@cambusa/contract/catalogue/brands'
import {
  exportAdvancedSearch,
  type AdvancedSearchQuery,
  type ExportFormat,
} from '@cambusa/contract/catalogue/advanced-search'
import { advancedSearchCards } from '@cambusa/contract/catalogue/cards'
import type { CardList } from '@cambusa/contract/catalogue/product'
import { call, callFile } from '../../lib/api/call.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import type { AdvancedCriteria } from './criteria.ts'

/** What narrows, orders and turns the products found. */
type Narrowing = Omit<AdvancedSearchQuery, keyof AdvancedCriteria | 'fields'>
type PageAsked = Narrowing & Required<Pick<AdvancedSearchQuery, 'fields'>>

/** The products that fulfil the criteria, as a list takes them: by pages. */
export const advancedSource = (criteria: AdvancedCriteria) => ({
  hasQuery: false,
  pageQuery: (scope: string, asked: PageAsked) => {
    const query = { ...criteria, ...asked }
    return {
      queryKey: catalogueKey(scope, 'advanced-search', query),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<CardList> =>
        call(advancedSearchCards, { query, signal }),
    }
  },
  findBrands: (scope: string, asked: Narrowing & { beginning: string }) => ({
    queryKey: ['brands', scope, 'advanced', criteria, asked],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<BrandsFound> =>
      call(advancedSearchBrands, { query: { ...criteria, ...asked }, signal, background: true }),
  }),
})

/** Downloads all pages of a result; who is not signed in is asked to. */
export async function downloadResult(query: AdvancedSearchQuery, format: ExportFormat): Promise<void> {
  await saveFile(await callFile(exportAdvancedSearch, { query: { ...query, format } }))
}
