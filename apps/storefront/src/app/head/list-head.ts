import { FIRST_PAGE } from '@cambusa/domain/constants'
import { readListSearch } from '../../features/catalogue/list/list-search.ts'

/** What the address of a list says besides what the list is of. */
export function listHead(raw: Readonly<Record<string, unknown>>) {
  const { filter, promo, new: isNew, sort, view, page = FIRST_PAGE } = readListSearch({ ...raw })
  return {
    page,
    /** The page stays in the canonical address; the first one has none. */
    query: page > FIRST_PAGE ? `?page=${page}` : '',
    /** The same products in another order, some of them, or other pages of them. */
    isVariant: [filter, promo, isNew, sort, view].some((value) => value !== undefined),
  }
}
