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

/** Filters, order and page of the products found. */
type Narrowing = Omit<AdvancedSearchQuery, keyof AdvancedCriteria | 'fields'>
type PageAsked = Narrowing & Required<Pick<AdvancedSearchQuery, 'fields'>>

/** The products that match the criteria, page by page, as a list needs them. */
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

/** Downloads all pages of a result; a visitor is asked to sign in. */
export async function downloadResult(query: AdvancedSearchQuery, format: ExportFormat): Promise<void> {
  await saveFile(await callFile(exportAdvancedSearch, { query: { ...query, format } }))
}
