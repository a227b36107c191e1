import { addItems } from '@cambusa/contract/cart/cart'
import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { buildLine, serveCart } from '../testing/served-cart.ts'

const picture = (key: string) => `/pictures/${key}/160.webp`
const milk = (id: number, description: string, price: number) =>
  buildProduct(id, {
    name: 'Latte intero',
    description,
    price,
    unitPrice: { price: 1.58, unit: 'l' },
    mediaURL: picture(`latte-${id}`),
  })
const half = milk(1, '500 ml', 0.79)
const litre = milk(2, '1 l', 1.69)
const cream = buildProduct(3, { name: 'Panna', mediaURL: picture('panna') })

let cart: ReturnType<typeof serveCart>
let added: unknown[] = []
beforeEach(() => {
  cart = serveCart()
  added = []
  answer(suggestProducts, ({ query }) => ({
    words: [],
    categories: [],
    brands: [],
    products: query.query === 'lattep' ? [cream] : [half, litre],
  }))
  answer(addItems, ({ body }) => {
    added.push(...body.items)
    return cart.become({ cartItems: [buildLine(litre, 1)] })
  })
})

async function type(text: string) {
  const shop = await openShop('/reset-password-request')
  document.querySelector<HTMLInputElement>('[role=search] input')?.focus()
  const field = await screen.findByRole('combobox', { name: searchTexts.label }, { timeout: 10_000 })
  await shop.shopper.type(field, text)
  return { ...shop, field }
}

const rows = (name: RegExp) => screen.findAllByRole('row', { name })

test('two packs with the same name are told apart by format and unit price', async () => {
  await type('latte')
  const [first, second] = await rows(/Latte intero/)
  expect(first?.textContent).toMatch(/0,79\s€.*500 ml.*1,58\s€\/l/)
  expect(second?.textContent).toMatch(/1,69\s€.*1 l/)
})

test('a suggestion never shows the picture of the product that was in its position before', async () => {
  const { shopper, field } = await type('latte')
  const [before] = await rows(/Latte intero/)
  const shown = before!.querySelector('img')
  expect(shown?.getAttribute('src')).toBe(picture('latte-1'))
  await shopper.type(field, 'p')
  const [after] = await rows(/Panna/)
  expect(after!.querySelector('img')?.getAttribute('src')).toBe(picture('panna'))
  // A reused element would show the old picture until the new one has loaded.
  expect(after!.querySelector('img')).not.toBe(shown)
})

test('a product is added from its suggestion, by pointer and by keyboard, and the list stays open', async () => {
  const { shopper, field } = await type('latte')
  const [, second] = await rows(/Latte intero/)
  await shopper.click(
    within(second!).getByRole('button', { name: uiTexts.addNamed({ name: 'Latte intero' }) }),
  )
  await waitFor(() => expect(added).toEqual([{ productId: 2, quantity: 1 }]))
  expect(field.getAttribute('aria-expanded')).toBe('true')

  added = []
  field.focus()
  await shopper.keyboard('{ArrowUp}+')
  await waitFor(() => expect(added).toEqual([{ productId: 1, quantity: 1 }]))
  expect(field).toHaveProperty('value', 'Latte intero')
})
