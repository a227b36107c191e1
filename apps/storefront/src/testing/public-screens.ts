import { advancedSearch } from '@cambusa/contract/advanced-search'
import { viewCart } from '@cambusa/contract/cart'
import { viewCategories } from '@cambusa/contract/catalogue'
import { slidesUrl } from '@cambusa/contract/content'
import { fastSearch } from '@cambusa/contract/fast-search'
import { listProducts, viewProduct, type Product } from '@cambusa/contract/product'
import { viewProductHistory, type ProductHistory } from '@cambusa/contract/product-history'
import { advancedSearchTexts } from '@cambusa/messages/it/advanced-search'
import { cartTexts } from '@cambusa/messages/it/cart'
import { errorScreenTexts } from '@cambusa/messages/it/error-screens'
import { quickOrderTexts } from '@cambusa/messages/it/quick-order'
import { buildCart } from '../lib/testing/test-cart.ts'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer, fetchFromTest } from './network.ts'
import { buildLine } from './served-cart.ts'
import { buildCategory } from './served-category.ts'

/** How a public screen is tried: the address to open, and a text that is on it or where it leads to. */
type PublicScreen = { at: string } & ({ shows: string } | { leadsTo: string })

const card = buildProduct(1, { name: 'Spaghetti di Gragnano' })
const { name, slug } = card

/** Every route that asks for no login, by its path. */
export const publicScreens: Readonly<Record<string, PublicScreen>> = {
  '/': { at: '/', shows: name },
  '/$': { at: '/nowhere', shows: name },
  '/not-found': { at: '/not-found', shows: errorScreenTexts.notFoundTitle },
  '/service-down': { at: '/service-down?from=/cart', shows: errorScreenTexts.serviceDownTitle },
  '/category': { at: '/category', shows: 'Dispensa' },
  '/category/$': { at: '/category/dispensa', shows: name },
  '/catalog/$': { at: '/catalog/cart', leadsTo: '/cart' },
  '/search': { at: '/search?query=spaghetti', shows: name },
  '/advanced-search': { at: '/advanced-search?name=spaghetti', shows: advancedSearchTexts.title },
  '/fast-search': { at: '/fast-search?q=spaghetti', shows: name },
  '/quick-order': { at: '/quick-order', shows: quickOrderTexts.title },
  '/product/$slug': { at: `/product/${slug}`, shows: name },
  '/product-history/$slug': { at: `/product-history/${slug}`, shows: name },
  '/cart': { at: '/cart', shows: cartTexts.title },
}

const product: Product = {
  ...card,
  metaData: { product_description: {}, product_description_main: {} },
  ingredients: null,
  allergens: [],
  allergensDeclared: true,
  nutrition: [],
  foodInformationComplete: true,
  withdrawalClass: '',
  drainedWeight: null,
  packaging: {},
  alternatives: [buildProduct(2)],
}

const history: ProductHistory = {
  productId: card.productId,
  code: card.code,
  barcode: '',
  name,
  slug,
  itemUrl: card.itemUrl,
  description: card.description,
  mediaURL: '',
  breadCrumbs: card.breadCrumbs,
  priceUnitDisplay: 'pz',
  vatRate: 10,
  since: '2026-01-01T08:00:00.000Z',
  versions: [],
  prices: [{ from: '2026-01-01T08:00:00.000Z', to: null, price: 1.1, promotion: null }],
  purchases: null,
}

const page = { selPage: 1, totPages: 1, itemsPerPage: 24, totItems: 1 }
const list = { products: [card], facets: [], page }
const department = buildCategory(11, 'Dispensa', 'dispensa')

/** A shop with one department and one product, which lies in the visitor's cart. */
export function servePublicShop(): void {
  answer(viewCart, () => buildCart({ cartItems: [buildLine(card, 2)], totalItems: 1 }))
  answer(viewCategories, ({ query }) =>
    query.slug === undefined ? { categories: [department] } : { category: department, breadCrumbs: [] },
  )
  answer(listProducts, () => list)
  answer(advancedSearch, () => list)
  answer(fastSearch, () => ({ shelves: [{ word: 'spaghetti', products: [card], totItems: 1 }] }))
  answer(viewProduct, () => product)
  answer(viewProductHistory, () => history)
}

const [slides = ''] = slidesUrl('home', '', '').split('//')

/** Stands in for fetch; the content service, which has no envelope, has no slides. */
export const fetchPublicShop = (address: string, init?: RequestInit): Promise<Response> =>
  address.startsWith(slides) ? Promise.resolve(Response.json([])) : fetchFromTest(address, init)
