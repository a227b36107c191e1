import { sortKeyOf } from '@cambusa/domain/catalogue/product-sort'
import type { Platform, RequestSession } from '../../../platform/http/context.ts'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { boughtBy, type Bought } from '../search/bought.service.ts'
import { ascending } from '../memory/ascending.ts'
import type { ProductSearch } from './product-query.ts'

type Needs = Pick<Platform, 'database' | 'db' | 'log'>

/** Adds the caller's purchases to a search whose order uses them; without any the order is the same for all. */
export function withPurchases(
  needs: Needs,
  session: Pick<RequestSession, 'userId' | 'companyId' | 'hasExpired'>,
  index: CatalogueIndex,
  search: ProductSearch,
  now: Date,
): ProductSearch | Promise<ProductSearch> {
  const hasQuery = search.text !== ''
  const isOwn = search.sort === 'most_bought' || (hasQuery && search.sort === 'relevance')
  if (!isOwn) return search
  return boughtBy(needs, session, index, now).then((bought) => ({
    ...search,
    bought,
    sort: sortKeyOf(search.sort, { hasQuery, isCustomer: bought !== undefined }),
  }))
}

/** Products bought most often first, then the others by name. */
export function sortByPurchases(
  { places }: Bought,
  ordinals: Uint32Array,
  productCount: number,
): Uint32Array {
  const placeOf = (ordinal: number) => places.get(ordinal) ?? Infinity
  const own = ordinals.filter((ordinal) => places.has(ordinal)).sort((a, b) => placeOf(a) - placeOf(b))
  const sorted = new Uint32Array(ordinals.length)
  sorted.set(own)
  sorted.set(
    ascending(
      ordinals.filter((ordinal) => !places.has(ordinal)),
      productCount,
    ),
    own.length,
  )
  return sorted
}
