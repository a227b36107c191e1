import { listProducts, type ProductList } from '@cambusa/contract/catalogue/product'
import { searchResultTexts as texts } from '@cambusa/messages/it/catalogue/search-results'
import { within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { serveCart } from '../testing/served-cart.ts'

const PAGE = { selPage: 1, totPages: 1, itemsPerPage: 24, totItems: 1 }
let understoodAs: ProductList['understoodAs']
const asked: (string | undefined)[] = []

beforeEach(() => {
  serveCart()
  asked.length = 0
  answer(listProducts, ({ query }) => {
    asked.push(query.query)
    const isDish = understoodAs !== undefined && query.query === 'per la gricia'
    return { products: [buildProduct(1)], facets: [], page: PAGE, ...(isDish && { understoodAs }) }
  })
})

test('a dish shows the things that it needs, and links to all products of each', async () => {
  understoodAs = {
    dish: 'gricia',
    shelves: [
      { name: 'pecorino romano', query: 'pecorino romano' },
      { name: 'Pasta lunga', slug: 'dispensa/pasta-lunga' },
    ],
    without: [],
  }
  const { shopper, main, address } = await openShop('/search?query=per%20la%20gricia')
  const needs = within(await main.findByRole('navigation', { name: texts.neededFor({ dish: 'gricia' }) }))
  expect(needs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search?query=pecorino+romano',
    '/category/dispensa/pasta-lunga',
  ])
  await shopper.click(needs.getByRole('link', { name: 'pecorino romano' }))
  await main.findByRole('heading', { level: 1, name: /pecorino romano/ })
  expect(new URL(address(), 'http://shop.test').searchParams.get('query')).toBe('pecorino romano')
  expect(main.queryByRole('navigation', { name: texts.neededFor({ dish: 'gricia' }) })).toBeNull()
})

test('what the products are to be without is shown, and no dish', async () => {
  understoodAs = { dish: null, shelves: [], without: ['glutine', 'lattosio'] }
  const { main } = await openShop('/search?query=per%20la%20gricia')
  expect(await main.findByText(texts.without({ things: ['glutine', 'lattosio'] }))).toBeTruthy()
  expect(main.queryByRole('navigation', { name: /gricia/ })).toBeNull()
})
