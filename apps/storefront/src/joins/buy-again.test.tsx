import { addItems } from '@cambusa/contract/cart/cart'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { listProducts, productsByCodes } from '@cambusa/contract/catalogue/product'
import { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { formatEuro } from '@cambusa/domain/money/money'
import { buyAgainTexts } from '@cambusa/messages/it/catalogue/buy-again'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { ROWS_AGAIN_KEY } from '../lib/session/session.ts'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { buildLine, serveCart } from '../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

const penne = buildProduct(1, { name: 'Penne', price: 1.2 })
const rice = buildProduct(2, { name: 'Riso', price: 2 })
const oil = buildProduct(3, { name: 'Olio', price: 9, available: false, unavailableReason: 'stock' })
const year = new Date().getFullYear()
const bought = (code: string, name: string, quantity: number, price: number) => ({
  code,
  name,
  quantity,
  price,
  lastBoughtAt: `${year}-01-17T10:00:00.000Z`,
})

let cart: ReturnType<typeof serveCart>
let asked: unknown[] = []
beforeEach(() => {
  beSignedIn()
  cart = serveCart({ user: CUSTOMER })
  asked = []
  answer(viewCategories, () => ({ categories: [] }))
  const page = { selPage: 1, totPages: 0, itemsPerPage: 24, totItems: 0 }
  answer(listProducts, () => ({ products: [], facets: [], page }))
  answer(productsByCodes, () => ({ products: [penne, rice, oil], unknown: ['GONE'] }))
  answer(listLastBought, () => ({
    products: [
      bought('C1', 'Penne', 12, 1.2),
      bought('C2', 'Riso', 4, 1.8),
      bought('C3', 'Olio', 1, 9),
      bought('GONE', 'Sale rosa', 2, 1),
    ],
  }))
})

const rowOf = async (name: string) =>
  within(await screen.findByText(name).then((found) => found.closest('li')!))

test('home starts with the last purchase: quantity, date, and what has changed since', async () => {
  const { main } = await openShop('/')
  const [first] = await main.findAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe(homeTexts.again)
  await main.findByText(
    buyAgainTexts.changed({ dearer: 1, cheaper: 0, quantity: 0, unavailable: 1, gone: 1 }),
  )
  ;(await rowOf('Penne')).getByText(/ultima volta 12 pz, il 17\/01/)
  ;(await rowOf('Riso')).getByText(buyAgainTexts.dearer({ before: '1,80 €' }))
  ;(await rowOf('Sale rosa')).getByText(buyAgainTexts.gone)
})

test('a tap adds the quantity of the last time, not one', async () => {
  answer(addItems, ({ body }) => {
    asked.push(...body.items)
    return cart.become({ cartItems: [buildLine(penne, 12)] })
  })
  const { shopper } = await openShop('/')
  await shopper.click((await rowOf('Penne')).getByRole('button', { name: /^Aggiungi 12 · 14,40\s€, Penne/ }))
  await waitFor(() => expect(asked).toEqual([{ productId: 1, quantity: 12 }]))
  // From now on it is the plain stepper.
  expect((await rowOf('Penne')).getByRole('textbox')).toHaveProperty('value', '12')
})

test('one button adds all that can be bought and is not in the cart; a reduced quantity is explained in its row', async () => {
  const why = 'Ne restano 3'
  answer(addQuickOrder, ({ body }) => {
    asked.push(...body.items)
    return {
      cart: cart.become({ cartItems: [buildLine(penne, 12), buildLine(rice, 3)] }),
      refused: [{ productId: 2, added: 3, code: 'cart.productAddError', text: why }],
    }
  })
  const { shopper, main } = await openShop('/')
  await shopper.click(
    await main.findByRole('button', { name: buyAgainTexts.addAll({ count: 2, cost: formatEuro(2240) }) }),
  )
  await main.findByText(buyAgainTexts.addedSome({ count: 1, asked: 2 }))
  expect(asked).toEqual([
    { productId: 1, quantity: 12 },
    { productId: 2, quantity: 4 },
  ])
  ;(await rowOf('Riso')).getByText(why)
  await main.findByRole('link', { name: buyAgainTexts.toCart })
})

test('a customer without orders sees home like a visitor', async () => {
  answer(listLastBought, () => ({ products: [] }))
  const { main } = await openShop('/')
  const [first] = await main.findAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe(homeTexts.departments)
  expect(screen.queryByText(homeTexts.again)).toBeNull()
})

test('the browser stores how many rows the section of home had, which is none for a customer without orders', async () => {
  const kept = () => localStorage.getItem(ROWS_AGAIN_KEY)
  await openShop('/')
  await screen.findByText('Sale rosa')
  expect(kept()).toBe('4')
  answer(listLastBought, () => ({ products: [] }))
  await openShop('/')
  await waitFor(() => expect(kept()).toBe('0'))
  expect(screen.queryByRole('heading', { level: 2, name: homeTexts.again })).toBeNull()
})
