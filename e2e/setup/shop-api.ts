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

/** Whether the first picture of a product is the retailer's, and not a drawing: its key has the product's id. */
export const hasPictures = ({ mediaURL }: ListedProduct): boolean =>
  /\/pictures\/p\d+-[0-9a-f]{12}\//.test(mediaURL)

/** So many products with pictures. Throws when the shop has fewer. */
export async function productsWithPictures(shopUrl: string, count: number): Promise<ListedProduct[]> {
  const found: ListedProduct[] = []
  for (let page = 1, pages = 1; page <= pages && found.length < count; page += 1) {
    const list = await listProducts(shopUrl, { page: String(page) })
    found.push(...list.products.filter(hasPictures))
    pages = list.page.totPages
  }
  if (found.length < count) throw new Error('the demo shop has too few products with pictures')
  return found.slice(0, count)
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
