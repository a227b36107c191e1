import { addItems, deleteItems, updateItems } from '@cambusa/contract/cart'
import { cartTexts } from '@cambusa/messages/it/cart'
import { cartAnswerTexts } from '@cambusa/messages/it/cart-answers'
import { errorTexts } from '@cambusa/messages/it/errors'
import { frameTexts } from '@cambusa/messages/it/frame'
import { uiTexts } from '@cambusa/messages/it/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart, buildLine } from '../../testing/served-cart.ts'
import { serveCategory } from '../../testing/served-category.ts'

const name = 'Penne rigate'
const penne = buildProduct(1, { name, price: 1.2 })

const inBanner = (count: number) =>
  within(screen.getByRole('banner')).findByRole('button', {
    name: (told) => told.startsWith(frameTexts.cartWith({ count })),
  })
const field = { name: uiTexts.quantityNamed({ name }) }

test('a product of a list goes into the cart with one tap; quick taps on plus become one call', async () => {
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
  await screen.findByText(cartAnswerTexts.productAddText({ quantity: '1', unit: 'pz', name }))

  const plus = main.getByRole('button', { name: uiTexts.increaseNamed({ name }) })
  // In one breath: however busy the machine is, no timer comes between these taps.
  plus.click()
  await Promise.resolve()
  plus.click()
  await waitFor(() => expect(main.getByRole('textbox', field)).toHaveProperty('value', '3'))
  await screen.findByText(cartAnswerTexts.productAddText({ quantity: '3', unit: 'pz', name }))
  expect(updated).toEqual([{ itemId: 1001, quantity: 3 }])
})

test('on the cart a quantity is typed, and the bin takes the line away', async () => {
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
  await screen.findByText(cartAnswerTexts.removed({ name }))
  expect(deleted).toEqual([{ itemId: 1001, productId: 1 }])
})

test('what the shop refuses is said, and the cart on screen becomes the one that the shop holds', async () => {
  const cart = serveCart()
  cart.become({ cartItems: [buildLine(penne, 2)] })
  const params = { name, quantity: '2 pz' }
  answer(updateItems, () => refuse('cart.stock', params))
  const { shopper, main } = await openShop('/cart')

  await shopper.click(await main.findByRole('button', { name: uiTexts.increaseNamed({ name }) }))
  expect(main.getByRole('textbox', field)).toHaveProperty('value', '3')
  await screen.findByText(errorTexts['cart.stock'](params))
  await waitFor(() => expect(main.getByRole('textbox', field)).toHaveProperty('value', '2'))
})
