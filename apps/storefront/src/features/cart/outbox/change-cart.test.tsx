import { addItems, deleteItems, updateItems } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { errorTexts } from '@cambusa/messages/it/errors'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer, refuse } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart, buildLine } from '../../../testing/served-cart.ts'
import { serveCategory } from '../../../testing/served-category.ts'

const name = 'Penne rigate'
const penne = buildProduct(1, { name, price: 1.2 })

const inBanner = (count: number) =>
  within(screen.getByRole('banner')).findByRole('button', {
    name: (told) => told.startsWith(frameTexts.cartWith({ count })),
  })
const field = { name: uiTexts.quantityNamed({ name }) }

const toasts = () => document.querySelectorAll('[data-toasts] li')
/** Announced to screen readers, and shown by no toast. */
async function isSaid(text: string) {
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(text),
  )
  expect(toasts()).toHaveLength(0)
}

test('one tap adds a product of a list to the cart; quick taps on plus become one call', async () => {
  serveCategory({ slug: 'pasta', productsOf: () => [penne, buildProduct(2)] })
  const cart = serveCart()
  const added: unknown[] = []
  const updated: unknown[] = []
  answer(addItems, ({ body }) => {
    added.push(...body.items)
    return cart.become({ cartItems: [buildLine(penne, 1)] })
  })
  answer(updateItems, ({ body }) => {
    updated.push(...body.items)
    return cart.become({ cartItems: [buildLine(penne, 3)] })
  })
  const { shopper, main } = await openShop('/category/pasta')

  await shopper.click(await main.findByRole('button', { name: uiTexts.addNamed({ name }) }))
  await inBanner(1)
  await waitFor(() => expect(added).toEqual([{ productId: 1, quantity: 1 }]))
  await isSaid(cartNoticeTexts.productAddText({ quantity: '1', unit: 'pz', name }))
  expect((await inBanner(1)).textContent).toMatch(/1,20\s€/)

  const plus = main.getByRole('button', { name: uiTexts.increaseNamed({ name }) })
  // Synchronously: however busy the machine is, no timer runs between these taps.
  plus.click()
  await Promise.resolve()
  plus.click()
  await waitFor(() => expect(main.getByRole('textbox', field)).toHaveProperty('value', '3'))
  await isSaid(cartNoticeTexts.productAddText({ quantity: '3', unit: 'pz', name }))
  expect((await inBanner(1)).textContent).toMatch(/3,60\s€/)
  expect(updated).toEqual([{ itemId: 1001, quantity: 3 }])
})

test('on the cart page a quantity is typed, and the bin removes the line', async () => {
  const cart = serveCart()
  cart.become({ cartItems: [buildLine(penne, 1)] })
  answer(updateItems, ({ body }) =>
    cart.become({ cartItems: [buildLine(penne, body.items[0]?.quantity ?? 0)] }),
  )
  const deleted: unknown[] = []
  answer(deleteItems, ({ body }) => {
    deleted.push(...body.items)
    return cart.become({ cartItems: [] })
  })
  const { shopper, main } = await openShop('/cart')

  const line = await main.findByRole('listitem')
  await shopper.clear(within(line).getByRole('textbox'))
  await shopper.type(within(line).getByRole('textbox'), '12{Enter}')
  await waitFor(() => expect(line.textContent).toMatch(/14,40\s€/))
  await waitFor(() => expect(cart.now().itemsTotal).toBe(14.4))

  await shopper.click(within(line).getByRole('button', { name: cartTexts.remove({ name }) }))
  await main.findByText(cartTexts.emptyTitle)
  await screen.findAllByText(cartNoticeTexts.removed({ name }))
  await waitFor(() => expect(deleted).toEqual([{ itemId: 1001, productId: 1 }]))
})

test('the button names quantity and cost; removing the product in the list is only announced', async () => {
  const cream = buildProduct(3, {
    name: 'Panna vegetale',
    price: 3.89,
    productInfos: { TIPOLOGIA: 'Pezzo', UNIT_SELLING: 'pz', QTY_MULT: '6' },
  })
  const ham = buildProduct(4, {
    name: 'Prosciutto crudo',
    price: 15.9,
    variableWeight: true,
    productInfos: {
      TIPOLOGIA: 'Sfuso',
      WEIGHT_SELLING: '500',
      STEP_SELLING: '100',
      WEIGHT_UNIT_SELLING: 'g',
      WEIGHT_UNIT_BASE: 'kg',
    },
  })
  serveCategory({ slug: 'pasta', productsOf: () => [penne, cream, ham] })
  const cart = serveCart()
  answer(addItems, ({ body }) => cart.become({ cartItems: [buildLine(cream, body.items[0]?.quantity ?? 0)] }))
  answer(deleteItems, () => cart.become({ cartItems: [] }))
  const { shopper, main } = await openShop('/category/pasta')

  expect((await main.findByRole('button', { name: uiTexts.addNamed({ name }) })).textContent).toBe(
    uiTexts.add,
  )
  const weighed = main.getByRole('button', { name: /Prosciutto crudo$/ })
  expect(weighed.textContent).toMatch(/^Aggiungi 500\sg ≈ 7,95\s€$/)
  const add = main.getByRole('button', { name: /^Aggiungi 6 · 23,34\s€, Panna vegetale$/ })
  const card = within(main.getAllByRole('article')[1] ?? add)
  card.getByText('multipli di 6')

  await shopper.click(add)
  expect((await inBanner(1)).textContent).toMatch(/23,34\s€/)
  await waitFor(() => expect(cart.now().itemsTotal).toBe(23.34))
  await shopper.click(card.getByRole('button', { name: uiTexts.removeNamed({ name: 'Panna vegetale' }) }))
  await isSaid(cartNoticeTexts.removed({ name: 'Panna vegetale' }))
})

test('a line removed by the bin is restored by one press, with its wishes', async () => {
  const cart = serveCart()
  const infos = { note: 'ben cotte' }
  cart.become({ cartItems: [{ ...buildLine(penne, 12), infos }, buildLine(buildProduct(2), 1)] })
  answer(deleteItems, () => cart.become({ cartItems: [buildLine(buildProduct(2), 1)] }))
  const added: unknown[] = []
  answer(addItems, ({ body }) => {
    added.push(...body.items)
    return cart.become({ cartItems: [...cart.now().cartItems, { ...buildLine(penne, 12), infos }] })
  })
  const { shopper, main } = await openShop('/cart')

  await shopper.click(await main.findByRole('button', { name: cartTexts.remove({ name }) }))
  await waitFor(() => expect(cart.now().totalItems).toBe(1))
  await screen.findAllByText(cartNoticeTexts.removed({ name }))
  await shopper.click(await screen.findByRole('button', { name: uiTexts.undo }))

  await waitFor(() => expect(added).toEqual([{ productId: 1, quantity: 12, notes: '', infos }]))
  expect(await main.findByRole('textbox', field)).toHaveProperty('value', '12')
  await waitFor(() => expect(toasts()).toHaveLength(0))
})

test('a refusal is shown, and the cart on screen becomes the shop’s', async () => {
  const cart = serveCart()
  cart.become({ cartItems: [buildLine(penne, 2)] })
  const params = { name, quantity: '2 pz' }
  answer(updateItems, () => refuse('cart.stock', params))
  const { shopper, main } = await openShop('/cart')

  await shopper.click(await main.findByRole('button', { name: uiTexts.increaseNamed({ name }) }))
  expect(main.getByRole('textbox', field)).toHaveProperty('value', '3')
  await screen.findAllByText(errorTexts['cart.stock'](params))
  await waitFor(() => expect(main.getByRole('textbox', field)).toHaveProperty('value', '2'))
})
