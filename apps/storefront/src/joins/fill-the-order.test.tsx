import { addItems } from '@cambusa/contract/cart/cart'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { productsByCodes } from '@cambusa/contract/catalogue/product'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { buildLine, serveCart } from '../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

const rice = buildProduct(1, { name: 'Riso', price: 20 })
const bought = [
  rice,
  buildProduct(2, { name: 'Olio', price: 11.5 }),
  buildProduct(3, { name: 'Sale', price: 0.5 }),
  buildProduct(4, { name: 'Tonno', price: 4 }),
  buildProduct(5, { name: 'Prosciutto', price: 90 }),
  buildProduct(6, { name: 'Finito', price: 10, available: false }),
]

const isSaid = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(text))

test('the missing amount is shown in one line with products that fill it, and both vanish when it is reached', async () => {
  beSignedIn()
  const cart = serveCart({ user: CUSTOMER, minimumOrder: 30, freeDeliveryFrom: 60, deliveryFee: 4.9 })
  cart.become({ cartItems: [buildLine(rice, 1)] })
  const lastBoughtAt = '2030-03-01T09:00:00.000Z'
  answer(listLastBought, () => ({
    products: bought.map(({ code, name }) => ({ code, name, quantity: 1, price: 1, lastBoughtAt })),
  }))
  answer(productsByCodes, () => ({ products: bought, unknown: [] }))
  answer(addItems, ({ body }) => {
    const added = bought.filter(({ productId }) => body.items.some((item) => item.productId === productId))
    return cart.become({ cartItems: [...cart.now().cartItems, ...added.map((it) => buildLine(it, 1))] })
  })
  const { shopper, main } = await openShop('/cart')

  const fill = within(await main.findByRole('region', { name: cartTexts.fill }))
  // 10 euros are missing: the nearest price first, without products in the cart and those that cannot be bought.
  expect(fill.getAllByRole('link').map((link) => link.textContent)).toEqual(['Olio', 'Tonno', 'Sale'])
  expect(main.getAllByText(/^Mancano 10,00\s€ all’ordine minimo di 30,00\s€$/)).not.toHaveLength(0)

  await shopper.click(fill.getByRole('button', { name: /^Aggiungi Olio/ }))
  await isSaid(cartTexts.reached.minimum)
  expect(main.queryByText(/ordine minimo/)).toBeNull()
  expect(main.getAllByText(/^Mancano 28,50\s€ alla consegna gratuita$/)).not.toHaveLength(0)
  await waitFor(() => expect(cart.now().totalItems).toBe(2))

  const next = within(await main.findByRole('region', { name: cartTexts.fill }))
  cart.become({ minimumOrder: 30, freeDeliveryFrom: 32 })
  await shopper.click(next.getByRole('button', { name: /^Aggiungi Tonno/ }))
  await isSaid(cartTexts.reached.freeDelivery)
  expect(main.queryByRole('progressbar')).toBeNull()
  expect(main.queryByRole('region', { name: cartTexts.fill })).toBeNull()
})

test('without VAT the total is labelled and shows both; the pressed button keeps the focus', async () => {
  beSignedIn()
  const chef = { ...CUSTOMER, userType: { userTypeId: 3 } }
  const cart = serveCart({ user: chef, minimumOrder: 0 })
  const vat = [{ rate: 10, gross: 22, net: 20, vat: 2 }]
  cart.become({ cartItems: [buildLine({ ...rice, price: 22 }, 1)], vat, taxTotal: 2 })
  const { shopper, main } = await openShop('/cart')
  await main.findByRole('listitem')
  const bar = within(screen.getByRole('banner')).getByRole('button', { name: /^Carrello, 1 prodotto/ })
  expect(bar.textContent).not.toContain(frameTexts.pricesWithVat)

  const prices = within(await screen.findByRole('group', { name: frameTexts.prices }))
  await shopper.click(prices.getByRole('button', { name: frameTexts.pricesWithoutVat }))
  expect(bar.textContent).toMatch(/20,00\s€ IVA esclusa22,00\s€ IVA inclusa$/)
  const rows = main.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
  expect(rows.join('; ')).toMatch(/Totale IVA esclusa 20,00\s€; IVA 10% 2,00\s€; Totale IVA inclusa 22,00\s€/)
  expect(document.activeElement).toBe(prices.getByRole('button', { pressed: true }))

  // On a phone only the chosen button is visible: after a press the other one is chosen, and has the focus.
  await shopper.click(prices.getByRole('button', { pressed: true }))
  expect(document.activeElement?.textContent).toBe(frameTexts.pricesWithVat)
})
