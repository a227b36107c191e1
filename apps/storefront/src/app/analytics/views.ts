import type { Product, ProductCard, ProductListQuery } from '@cambusa/contract/catalogue/product'
import { tellableText } from '@cambusa/domain/analytics/tellable-text'
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { CATALOGUE } from '../../lib/api/query-keys.ts'
import type { ShopRouter } from '../navigation/router.tsx'
import { goodsOf, listedItems, shownItem } from './items.ts'
import type { Happened } from './shop-event.ts'

type Emit = (happened: Happened) => void

/** Lists of the catalogue by the name in their keys, and the name that services are told. */
const LISTS = new Map([
  ['products', ''],
  ['advanced-search', 'advanced_search'],
  ['fast-search', 'fast_search'],
  ['bought-together', 'bought_together'],
  ['flyer', 'flyer'],
])

/** The products of an answer, whichever list it is of. */
function productsIn(data: unknown): ProductCard[] {
  if (Array.isArray(data)) return data.flatMap(productsIn)
  if (typeof data !== 'object' || data === null) return []
  if ('code' in data && 'price' in data) return [data as ProductCard]
  const { products, pages, items, product } = data as Record<string, unknown>
  return [products, pages, items, product].flatMap(productsIn)
}

/** A list of GET /products: of a category, a search, the promotions, the news, or everything. */
function listOf({ parent_category_id: category, query, promo, new: isNew }: ProductListQuery) {
  const words = query === undefined ? undefined : tellableText(query)
  const term = words === undefined ? {} : { search_term: words }
  if (query !== undefined) return { item_list_id: 'search', ...term }
  if (category !== undefined) return { item_list_id: `category_${category}` }
  return { item_list_id: promo ? 'promotions' : isNew ? 'news' : 'all' }
}

/**
 * Screens, lists and products as they are shown: from the router, and from the answers that a component on screen uses.
 * What is only prefetched is not seen. Returns a function that ends it.
 */
export function observeViews(router: ShopRouter, client: QueryClient, emit: Emit): () => void {
  let shown: string | undefined
  /** Lists and products that this screen has shown, whoever's prices they have. */
  const seen = new Set<string>()

  const showPage = () => {
    const { pathname } = router.state.location
    if (pathname === shown) return
    shown = pathname
    emit({ name: 'page_view', params: {} })
  }

  const look = (query: Query) => {
    const { queryKey, state } = query
    const [room, , kind, asked] = queryKey
    if (room !== CATALOGUE || state.status !== 'success' || query.getObserversCount() === 0) return
    const key = hashKey([kind, asked])
    if (seen.has(key)) return
    if (kind === 'product') {
      seen.add(key)
      return emit({ name: 'view_item', params: goodsOf([shownItem(state.data as Product)]) })
    }
    const name = LISTS.get(String(kind))
    const items = name === undefined ? [] : listedItems(productsIn(state.data))
    if (name === undefined || items.length === 0) return
    seen.add(key)
    const list = name === '' ? listOf(asked as ProductListQuery) : { item_list_id: name }
    emit({ name: 'view_item_list', params: { ...list, items } })
  }
  const ends = [
    router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) seen.clear()
    }),
    router.subscribe('onResolved', showPage),
    client.getQueryCache().subscribe((event) => {
      const isShown = event.type === 'observerAdded'
      if (isShown || (event.type === 'updated' && event.action.type === 'success')) look(event.query)
    }),
  ]
  if (router.state.status === 'idle' && router.state.matches.length > 0) showPage()
  client.getQueryCache().getAll().forEach(look)
  return () => ends.forEach((end) => end())
}
