import type { Envelope } from '@cambusa/contract/envelope'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { ProductList } from '@cambusa/contract/catalogue/product'

const LARGEST_PAGE = 96

/** Products of the shop as a visitor gets them, so that tests ask for properties instead of names of the demo. */
export async function listProducts(shopUrl: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ page: '1', page_size: String(LARGEST_PAGE), ...query })
  const answer = await fetch(`${shopUrl}/ebsn/api/products?${search}`)
  const { data } = (await answer.json()) as Envelope<ProductList>
  if (data === undefined) throw new Error(`the shop answered no products: HTTP ${answer.status}`)
  return data
}

/** The first product, page by page, that matches a condition and has no choices. Throws when the shop has none. */
export async function findProduct(
  shopUrl: string,
  wanted: (product: ListedProduct) => boolean,
  query: Record<string, string> = {},
): Promise<ListedProduct> {
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const list = await listProducts(shopUrl, { ...query, page: String(page) })
    const found = list.products.find((product) => product.selectOptions === undefined && wanted(product))
    if (found) return found
    pages = list.page.totPages
  }
  throw new Error('the demo shop has no such product')
}

/** The id of a category, as a parameter of lists. */
export async function findCategoryId(shopUrl: string, slug: string): Promise<string> {
  const answer = await fetch(`${shopUrl}/ebsn/api/category?slug=${slug}`)
  const { data } = (await answer.json()) as { data: { category: { categoryId: number } } }
  return String(data.category.categoryId)
}
