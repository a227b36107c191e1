import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { viewProduct, type Product } from '@cambusa/contract/catalogue/product'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { servedPage } from '../../testing/public-screens.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { serveCategory } from '../../testing/served-category.ts'
import { knownCard } from './known-card.ts'

const product = buildProduct(1, { name: 'Spaghetti di Gragnano' })

test('a tap on a card shows the product’s heading and price before its page has been answered', async () => {
  serveCart()
  serveCategory({ slug: 'pasta', productsOf: () => [product] })
  let arrive: (page: Product) => void = () => undefined
  answer(viewProduct, () => new Promise<Product>((resolve) => (arrive = resolve)))
  answer(viewBoughtTogether, () => ({ products: [] }))
  const { shopper, main } = await openShop('/category/pasta')
  await shopper.click(await main.findByRole('link', { name: product.name }))
  const heading = await screen.findByRole('heading', { level: 1, name: product.name })
  expect(heading.parentElement!.textContent).toContain('1,10')
  expect(document.title).toContain(product.name)
  arrive({ ...servedPage, ...product, allergens: ['glutine'] })
  expect(await screen.findAllByText(/glutine/)).not.toEqual([])
})

test('a visitor’s answer that stands in for the customer’s own is no card', () => {
  const client = createQueryClient()
  client.setQueryData(catalogueKey('s', 'products'), { products: [product] }, { updatedAt: 0 })
  expect(knownCard(client, 's', product.slug)).toBeUndefined()
  client.setQueryData(catalogueKey('s', 'products'), { products: [product] })
  expect(knownCard(client, 's', product.slug)).toMatchObject({ name: product.name })
  expect(knownCard(client, 'of another owner', product.slug)).toBeUndefined()
  client.clear()
})

test('a card is known from every list, also from those beside the products of a category or a search', () => {
  const client = createQueryClient()
  const answers = [
    [product],
    { products: [product] },
    { category: { proposals: [product] } },
    { shelves: [{ products: [product] }] },
    { products: [], fallback: { products: [product] } },
    { ...buildProduct(2), alternatives: [product] },
  ]
  for (const data of answers) {
    client.setQueryData(catalogueKey('s', 'asked'), data)
    expect([data, knownCard(client, 's', product.slug)?.name]).toEqual([data, product.name])
    expect(knownCard(client, 's', 'another-product')).toBeUndefined()
  }
  client.clear()
})
