import type { ListFields, ProductListQuery } from '@cambusa/contract/catalogue/product'
import type { SortKey } from '@cambusa/domain/catalogue/product-sort'
import { FIRST_PAGE, PRODUCT_PAGE_SIZE } from '@cambusa/domain/constants'
import { sortKeyOf } from '@cambusa/domain/catalogue/product-sort'
import type { Bought } from '../search/bought.service.ts'
import type { Selection } from './facets/facets.ts'

/** Products selected without a text: an advanced search. */
export interface ChosenProducts {
  /** The same for the same criteria. */
  key: string
  /** Undefined: every product. */
  ordinals: () => Uint32Array | undefined
}

/** The parameters of a list of products, parsed from the query string. */
export interface ProductSearch {
  categoryId: number | undefined
  text: string
  /** The text is searched without corrections and with every word. */
  isAsTyped: boolean
  barcode: string | undefined
  among?: ChosenProducts
  /** The caller's purchases: they come first among equals, and make the order of most_bought. */
  bought?: Bought | undefined
  selection: Selection
  sort: SortKey
  page: number
  pageSize: number
  /** Absent: all fields of each product, and the facets. */
  fields: ListFields | undefined
}

/** Parses the parameters; promo and new are the facets of the same names. */
export function readProductQuery(query: ProductListQuery): ProductSearch {
  const selection = new Map<string, Set<string>>()
  const select = (facet: string, value: string) => {
    const values = selection.get(facet)
    if (values === undefined) selection.set(facet, new Set([value]))
    else values.add(value)
  }
  for (const filter of query.filter ?? []) {
    const colon = filter.indexOf(':')
    if (colon > 0) select(filter.slice(0, colon), filter.slice(colon + 1))
  }
  if (query.promo === true) select('promotion', 'true')
  if (query.new === true || query.new_product === true) select('new', 'true')
  const text = (query.query ?? query.q ?? '').trim()
  return {
    categoryId: query.parent_category_id,
    text,
    isAsTyped: query.as_typed === true,
    barcode: query.barcode,
    selection,
    // The customer is added later (own-order.ts).
    sort: sortKeyOf(query.sort, { hasQuery: text !== '', isCustomer: true }),
    page: query.page ?? FIRST_PAGE,
    pageSize: query.page_size ?? PRODUCT_PAGE_SIZE,
    fields: query.fields,
  }
}

/** The key of one page of one list, with all its parameters. */
export function pageKey({ among, bought, selection, ...rest }: ProductSearch): string {
  const filters = [...selection].map(([facet, values]) => [facet, ...values])
  return JSON.stringify([rest, filters, among?.key, bought?.key])
}

/** The key of one list, whatever the order of its filters; pages of a list share it. */
export function searchKey(search: ProductSearch): string {
  const { categoryId, text, isAsTyped, barcode, among, selection, sort } = search
  const filters = [...selection].map(([facet, values]) => [facet, ...[...values].sort()])
  filters.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
  return JSON.stringify([categoryId, text, isAsTyped, barcode, among?.key, filters, sort])
}
