import { viewCategories, type Category } from '@cambusa/contract/catalogue/catalogue'
import type { Facet } from '@cambusa/contract/catalogue/facet'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { listProducts, type ProductListQuery } from '@cambusa/contract/catalogue/product'
import { paths } from '../app/navigation/paths.ts'
import { answer } from './network.ts'

/** A category with products and without sub-categories. */
export const buildCategory = (categoryId: number, name: string, slug: string): Category => ({
  categoryId,
  slug,
  name,
  itemUrl: paths.category.replace('$', slug),
  productCount: 0,
  categoryTypeId: 1,
  metaData: { category_info: {} },
  categories: [],
})

interface Served {
  slug: string
  /** The list for a request; all products are on one page. */
  productsOf: (query: ProductListQuery) => ListedProduct[]
  facetsOf?: (query: ProductListQuery) => Facet[]
}

const PAGE_SIZE = 24

/** A shop with one category; returns the requests for its list. */
export function serveCategory({ slug, productsOf, facetsOf }: Served): ProductListQuery[] {
  const asked: ProductListQuery[] = []
  const category = buildCategory(11, 'Pasta', slug)
  answer(viewCategories, ({ query }) => ({ ...(query.slug === slug ? { category } : {}), breadCrumbs: [] }))
  answer(listProducts, ({ query }) => {
    asked.push(query)
    const products = productsOf(query)
    const { page: selPage = 1, page_size: itemsPerPage = PAGE_SIZE } = query
    const page = { selPage, totPages: 1, itemsPerPage, totItems: products.length }
    return { products, facets: facetsOf?.(query) ?? [], page }
  })
  return asked
}
