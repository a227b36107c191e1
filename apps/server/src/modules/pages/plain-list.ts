import type { DataOf } from '@cambusa/contract/endpoint'
import { listProducts } from '@cambusa/contract/catalogue/product'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import type { CallAnswer } from './page-messages.ts'
import type { PlainList } from './late-page.ts'

const API = '/ebsn/api'
const SEARCH = '/search'
/** The parameters of the screen that its call understands too. */
const ASKED = ['query', 'parent_category_id', 'promo', 'new', 'sort', 'as_typed', 'page']
const DONE = 200

/**
 * The products of a search by its address, from the shop's own call; undefined for another screen, for a search with
 * facets, and where the call fails.
 */
export async function plainListOf(
  address: string,
  answer: (url: string) => Promise<CallAnswer>,
): Promise<PlainList | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  if (pathname !== SEARCH || searchParams.has('filter')) return undefined
  const asked = new URLSearchParams([...searchParams].filter(([name]) => ASKED.includes(name)))
  const { status, body } = await answer(`${API}${listProducts.url}?${asked}`)
  if (status !== DONE) return undefined
  const { data } = JSON.parse(body) as { data?: Pick<DataOf<typeof listProducts>, 'products' | 'page'> }
  if (data === undefined) return undefined
  const { selPage, totPages } = data.page
  const pageAt = (page: number) => {
    const next = new URLSearchParams(asked)
    next.set('page', String(page))
    return `${SEARCH}?${next}`
  }
  const query = searchParams.get('query') ?? ''
  return {
    title: query === '' ? searchTexts.title : searchTexts.resultsFor({ query }),
    products: data.products,
    before: selPage > 1 ? pageAt(selPage - 1) : undefined,
    after: selPage < totPages ? pageAt(selPage + 1) : undefined,
  }
}
