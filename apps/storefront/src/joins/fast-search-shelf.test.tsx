import { fastSearch } from '@cambusa/contract/catalogue/fast-search'
import { searchResultTexts as texts } from '@cambusa/messages/it/catalogue/search-results'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { serveCart } from '../testing/served-cart.ts'

beforeEach(() => serveCart())

test('each word of a fast search shows how it was understood, and which words were left out', async () => {
  answer(fastSearch, ({ query }) => ({
    shelves: (query.q ?? []).map((word) => ({
      word,
      totItems: 1,
      products: [buildProduct(1)],
      ...(word === 'gricia'
        ? {
            understoodAs: { dish: 'gricia', shelves: [{ name: 'pecorino', query: 'pecorino' }], without: [] },
          }
        : { leftOut: ['verde'] }),
    })),
  }))
  const { main } = await openShop('/fast-search?q=gricia&q=riso%20verde')
  expect(await main.findByRole('navigation', { name: texts.neededFor({ dish: 'gricia' }) })).toBeTruthy()
  expect(main.getByRole('link', { name: 'pecorino' }).getAttribute('href')).toBe('/search?query=pecorino')
  expect(main.getByText(texts.leftOut({ words: ['verde'] }))).toBeTruthy()
  expect(main.getAllByRole('navigation', { name: /«/ })).toHaveLength(1)
})
