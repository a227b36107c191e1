import { strictCheck } from '@cambusa/contract/answer-check'
import { advancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import {
  advancedSearchCards,
  cardsByCodes,
  fastSearchCards,
  listCards,
  suggestCards,
} from '@cambusa/contract/catalogue/cards'
import { fastSearch } from '@cambusa/contract/catalogue/fast-search'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import {
  CARD,
  CARD_AND_FACETS,
  CardList,
  listProducts,
  ProductCard,
  ProductList,
  productsByCodes,
} from '@cambusa/contract/catalogue/product'
import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillDemo } from './demo-shop.ts'
import { openTestApp, TEST_NOW, type TestApp } from './testing/test-app.ts'
import { createTestDatabase } from './testing/test-database.ts'
import type { Shopper } from './testing/test-shopper.ts'

const PRODUCTS = 300
const FILL_MS = 240_000
const MOST = 500

/** The fields of a product in a list, in order, when all are requested; optional fields are left out. */
const WHOLE =
  'productId id wpId code barcode name slug itemUrl description descr shortDescr vendor categoryId price priceDisplay ' +
  'priceStandardDisplay priceUm priceUmDisplay priceStandardUmDisplay priceUnitDisplay weightUnitDisplay ' +
  'unitMeasureBaseSelling deliveryWarehouse vatRate priceNet unitPrice lowestPrice30Days mediaURL mediaURLMedium ' +
  'mediaURLLarge minAcq available warehouseStock isNew variableWeight breadCrumbs productInfos labels'
const OF_SOME = ['warehousePromo', 'unavailableReason', 'minAge', 'selectOptions', 'dailyMaximum']

let shop: TestApp
let shoppers: Shopper[]

beforeAll(async () => {
  const database = await createTestDatabase({ max: 12 })
  await fillDemo(database, TEST_NOW, PRODUCTS)
  shop = await openTestApp(database)
  const customer = shop.shopper()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/ebsn/api/auth/login',
    payload: 'login=ristorante%40example.com&password=Cambusa.2026',
    headers,
  })
  customer.session = String(reply.headers['x-ebsn-session'])
  shoppers = [shop.shopper(), customer]
}, FILL_MS)

const shownNames = Object.keys(ProductCard.properties)

/** The card fields of a product with all fields. */
function shownOf(product: ListedProduct): unknown {
  const shown = Object.fromEntries(Object.entries(product).filter(([name]) => shownNames.includes(name)))
  const { warehousePromo: promo, breadCrumbs } = product
  return {
    ...shown,
    breadCrumbs: breadCrumbs.slice(0, 1),
    ...(promo && { warehousePromo: { discount: promo.discount, endDate: promo.endDate } }),
  }
}

const shownOfAll = (products: readonly ListedProduct[] | undefined) => products?.map(shownOf)

describe('a request for cards only', () => {
  it('gets for every product the fields that a screen shows, with the same values as a full answer', async () => {
    for (const shopper of shoppers)
      for (const sort of ['alf_asc', 'price_desc', 'promo'] as const) {
        const asked = { sort, page_size: MOST }
        const whole = await shopper.call(listProducts, { query: asked })
        const lean = await shopper.call(listCards, { query: { ...asked, fields: CARD_AND_FACETS } })
        expect(lean.data?.products).toEqual(shownOfAll(whole.data?.products))
        expect(lean.data?.facets).toEqual(whole.data?.facets)
        expect(lean.data?.page).toEqual(whole.data?.page)
        expect(lean.data?.page.totItems).toBe(PRODUCTS)
        expect(strictCheck(CardList)(lean.data)).toEqual([])
        expect(lean.data?.products.some(({ warehousePromo }) => warehousePromo)).toBe(true)
      }
  })

  it('gets the facets only with `card,facets`', async () => {
    const { data } = await shoppers[0]!.call(listCards, { query: { fields: CARD } })
    expect(data).not.toHaveProperty('facets')
    expect(strictCheck(CardList)(data)).toEqual([])
  })

  it('gets the same in an advanced search, a fast one, suggestions, by codes, and without results', async () => {
    for (const shopper of shoppers) {
      const fields = CARD
      const name = 'pasta'
      const [whole, lean] = [
        await shopper.call(advancedSearch, { query: { name } }),
        await shopper.call(advancedSearchCards, { query: { name, fields } }),
      ]
      expect(lean.data?.products).toEqual(shownOfAll(whole.data?.products))
      expect(lean.data).not.toHaveProperty('facets')
      const codes = whole.data?.products.map(({ code }) => code) ?? []
      expect(codes.length).toBeGreaterThan(0)
      const byCodes = await shopper.call(productsByCodes, { query: { codes } })
      const cards = await shopper.call(cardsByCodes, { query: { codes, fields } })
      expect(cards.data?.products).toEqual(shownOfAll(byCodes.data?.products))
      // Requested twice in turn: a cached answer of one form is not sent for the other.
      for (let i = 0; i < 3; i++) {
        const q = [name, 'zzzzqq']
        const shelves = (await shopper.call(fastSearch, { query: { q } })).data?.shelves ?? []
        const shown = (await shopper.call(fastSearchCards, { query: { q, fields } })).data?.shelves ?? []
        for (const [at, shelf] of shelves.entries()) {
          expect(shown[at]?.products).toEqual(shownOfAll(shelf.products))
          expect(shown[at]?.fallback?.products).toEqual(shownOfAll(shelf.fallback?.products))
        }
        const typed = { query: 'pas' }
        const suggested = await shopper.call(suggestProducts, { query: typed })
        const suggestedCards = await shopper.call(suggestCards, { query: { ...typed, fields } })
        expect(suggestedCards.data?.products).toEqual(shownOfAll(suggested.data?.products))
        const nothing = { query: 'zzzzqq' }
        const empty = await shopper.call(listProducts, { query: nothing })
        const emptyCards = await shopper.call(listCards, { query: { ...nothing, fields } })
        expect(emptyCards.data?.fallback?.products).toEqual(shownOfAll(empty.data?.fallback?.products))
        expect(emptyCards.data?.fallback?.products.length).toBeGreaterThan(0)
      }
    }
  })

  it('gets less than half of the bytes', async () => {
    const bytes = async (query: string) =>
      (await shop.app.inject({ url: `/ebsn/api/products?page_size=24&sort=alf_asc${query}` })).rawPayload
        .length
    expect(await bytes('&fields=card')).toBeLessThan((await bytes('')) / 2)
  })

  it('is refused with the name of the parameter for unknown fields', async () => {
    const reply = await shop.app.inject({ url: '/ebsn/api/products?fields=price' })
    expect([reply.statusCode, reply.json().response.errors[0].field]).toEqual([400, 'fields'])
  })
})

it('without the parameter gets all fields under all names, in the usual order', async () => {
  const { data } = await shoppers[0]!.call(listProducts, { query: { page_size: MOST } })
  expect(strictCheck(ProductList)(data)).toEqual([])
  for (const product of data?.products ?? []) {
    const names = Object.keys(product).filter((name) => !OF_SOME.includes(name))
    expect(names.join(' ')).toBe(WHOLE)
  }
  expect(data?.facets.length).toBeGreaterThan(0)
})
