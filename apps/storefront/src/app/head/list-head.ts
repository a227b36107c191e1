import { FIRST_PAGE } from '@cambusa/domain/constants'
import { readListSearch } from '../../features/catalogue/list/list-search.ts'

/** What the query in the address of a list changes in its head. */
export function listHead(raw: Readonly<Record<string, unknown>>) {
  const { filter, promo, new: isNew, sort, view, page = FIRST_PAGE } = readListSearch({ ...raw })
  return {
    page,
    /** The page number stays in the canonical address; the first page has none. */
    query: page > FIRST_PAGE ? `?page=${page}` : '',
    /** The same products in another order or view, or only some of them. */
    isVariant: [filter, promo, isNew, sort, view].some((value) => value !== undefined),
  }
}
