import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { listProducts, type ProductListQuery } from '@cambusa/contract/catalogue/product'
import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import { waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'

let asked: ProductListQuery[] = []

/** A shop that corrects 'pamodoro', unless the call forbids it. */
beforeEach(() => {
  serveCart()
  asked = []
  answer(viewCategories, () => ({ categories: [], breadCrumbs: [] }))
  answer(suggestProducts, () => ({ words: ['pomodoro'], categories: [], brands: [], products: [] }))
  answer(listProducts, ({ query }) => {
    asked.push(query)
    const isForced = query.as_typed === true || query.query !== 'pamodoro'
    const products = isForced ? [] : [buildProduct(1), buildProduct(2)]
    const page = { selPage: query.page ?? 1, totPages: 1, itemsPerPage: 24, totItems: products.length }
    return {
      products,
      facets: [],
      page,
      ...(isForced ? { fallback: { categories: [], products: [] } } : { correctedQuery: 'pomodoro' }),
    }
  })
})

const instead = { name: searchResultTexts.searchInstead({ typed: 'pamodoro' }) }

test('a correction is shown, and the typed words can be searched, with the filters and from page 1', async () => {
  const { shopper, main, address } = await openShop('/search?query=pamodoro&new=true&page=2')
  await main.findByText(searchResultTexts.corrected({ typed: 'pamodoro', searched: 'pomodoro' }))
  await shopper.click(await main.findByRole('link', instead))
  await waitFor(() => expect(address()).toContain('as_typed=true'))
  expect(address()).toContain('new=true')
  expect(address()).not.toContain('page=')
  const typed = { query: 'pamodoro', as_typed: true, new: true, page: 1 }
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining(typed)))
})

test('without results for the typed words an empty screen helps, and corrects nothing again', async () => {
  const { main } = await openShop('/search?query=pamodoro&as_typed=true')
  await main.findByRole('heading', {
    level: 1,
    name: searchResultTexts.emptyTitle({ query: 'pamodoro' }),
  })
  expect(main.queryByRole('link', instead)).toBeNull()
  expect(main.getByRole('link', { name: 'pomodoro' }).getAttribute('href')).not.toContain('as_typed')
  expect(asked.filter(({ query }) => query === 'pamodoro').every(({ as_typed }) => as_typed === true)).toBe(
    true,
  )
})
