import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import { viewProductHistory } from '@cambusa/contract/catalogue/product-history'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { servedHistory, servedPage, servePublicShop } from '../../testing/public-screens.ts'
import { buildCategory, serveCategory } from '../../testing/served-category.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { paths } from './paths.ts'

/**
 * Which slugs were requested, by call; each counts once. React runs effects twice in development, so a slow request is
 * aborted and made again.
 */
const asked = new Map<string, Set<string | undefined>>()
const note = (call: string, slug: string | undefined) =>
  void asked.set(call, new Set([...(asked.get(call) ?? []), slug]))

beforeEach(() => {
  asked.clear()
  servePublicShop()
  answer(viewProduct, ({ params: { slug } }) => {
    note('product', slug)
    return servedPage
  })
  answer(viewProductHistory, ({ params: { slug } }) => {
    note('history', slug)
    return servedHistory
  })
  answer(viewBoughtTogether, () => ({ products: [] }))
})

const goTo = (address: string) => window.history.pushState({}, '', address)

test.each([
  ['/product/prima?a=1#in', `/product/${servedPage.slug}?a=1#in`, servedPage.name, 'product'],
  ['/product-history/prima', `/product-history/${servedHistory.slug}`, servedHistory.name, 'history'],
])('a link to %s leads to the current address', async (from, to, title, call) => {
  const { main, address } = await openShop(paths.resetPasswordRequest)
  const steps = window.history.length
  goTo(from)
  await main.findByRole('heading', { level: 1, name: new RegExp(title) })
  await vi.waitFor(() => expect(address()).toBe(to))
  await main.findByRole('heading', { level: 1, name: new RegExp(title) })
  // One history entry, and the answer serves the current address too.
  expect(window.history.length).toBe(steps + 1)
  expect([...(asked.get(call) ?? [])]).toEqual(['prima'])
})

test('a category at an earlier slug keeps the query of its address, and its kept filters come back', async () => {
  serveCategory({ slug: 'dispensa/pasta', productsOf: () => [buildProduct(1)] })
  const category = buildCategory(11, 'Pasta', 'dispensa/pasta')
  answer(viewCategories, ({ query: { slug } }) => {
    // The menu requests the whole tree when the browser is idle.
    if (slug !== undefined) note('category', slug)
    return { category, breadCrumbs: [] }
  })
  const { main, address } = await openShop('/category/dispensa/pasta?promo=true')
  await main.findByRole('heading', { level: 1, name: 'Pasta' })
  goTo(paths.resetPasswordRequest)
  await vi.waitFor(() => expect(main.queryByRole('heading', { name: 'Pasta' })).toBeNull())
  asked.clear()

  goTo('/category/pasta')
  await vi.waitFor(() => expect(address()).toBe('/category/dispensa/pasta?promo=true'))
  await main.findByRole('heading', { level: 1, name: 'Pasta' })
  goTo('/category/pasta?sort=price_asc')
  await vi.waitFor(() => expect(address()).toBe('/category/dispensa/pasta?sort=price_asc'))
  expect([...(asked.get('category') ?? [])]).toEqual(['pasta'])
})
