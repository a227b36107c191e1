import { addItems, deleteItems, updateItems } from '@cambusa/contract/cart/cart'
import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import { cartChoiceTexts } from '@cambusa/messages/it/cart/cart-choices'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { packagingTexts } from '@cambusa/messages/it/cart/packaging'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer, refuse } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart, buildLine } from '../../../testing/served-cart.ts'
import { serveCategory } from '../../../testing/served-category.ts'

const name = 'Caffè in grani'
const coffee = buildProduct(1, {
  name,
  price: 8,
  selectOptions: [
    {
      name: 'Macinatura',
      parameterName: 'macinatura',
      values: [
        { key: 'moka', value: 'Moka' },
        { key: 'espresso', value: 'Espresso' },
      ],
      selected: null,
    },
  ],
})
const lineOf = (notes: string, quantity: number) => ({
  ...buildLine(coffee, quantity),
  itemId: notes.length,
  notes,
})

test('a product with a choice asks for it before it goes into the cart, and another choice is another line', async () => {
  serveCategory({ slug: 'caffe', productsOf: () => [coffee] })
  const cart = serveCart()
  const added: unknown[] = []
  answer(addItems, ({ body }) => {
    added.push(...body.items)
    const { notes = '', quantity } = body.items[0]!
    return cart.become({ cartItems: [...cart.now().cartItems, lineOf(notes, quantity)] })
  })
  const { shopper, main } = await openShop('/category/caffe')

  // The dialog of the choice is loaded a moment after the card.
  const add = () => main.getByRole('button', { name: uiTexts.addNamed({ name }) })
  await waitFor(() => expect(add()).toHaveProperty('disabled', false))
  await shopper.click(add())
  const dialog = within(await screen.findByRole('dialog', { name }))
  await shopper.click(dialog.getByRole('button', { name: cartChoiceTexts.add }))
  await dialog.findByText(cartChoiceTexts.missing({ choice: 'Macinatura' }))
  expect(added).toEqual([])
  await shopper.click(dialog.getByRole('radio', { name: 'Moka' }))
  await shopper.click(dialog.getByRole('button', { name: cartChoiceTexts.add }))
  await waitFor(() => expect(added).toEqual([{ productId: 1, quantity: 1, notes: 'Macinatura: Moka' }]))

  const change = cartChoiceTexts.change({ notes: 'Macinatura: Moka' })
  await shopper.click(await main.findByRole('button', { name: change }))
  const again = within(await screen.findByRole('dialog', { name }))
  await shopper.click(again.getByRole('radio', { name: 'Espresso' }))
  await shopper.click(again.getByRole('button', { name: cartChoiceTexts.confirm }))
  await waitFor(() => add())
  await shopper.click(add())
  await waitFor(() =>
    expect(added.slice(1)).toEqual([{ productId: 1, quantity: 1, notes: 'Macinatura: Espresso' }]),
  )
})

test('on the product page a missing choice gets the focus, however far the button is from it', async () => {
  serveCart()
  answer(viewBoughtTogether, () => ({ products: [] }))
  answer(viewProduct, () => ({
    ...coffee,
    metaData: { product_description: {}, product_description_main: {} },
    ingredients: null,
    allergens: [],
    allergensDeclared: true,
    nutrition: [],
    foodInformationComplete: true,
    withdrawalClass: '',
    drainedWeight: null,
    packaging: {},
    alternatives: [],
  }))
  const { shopper, main } = await openShop(coffee.itemUrl)
  const choice = await main.findByRole('combobox', { name: 'Macinatura' })
  await shopper.click(main.getByRole('button', { name: uiTexts.addNamed({ name }) }))
  await main.findByText(cartChoiceTexts.missing({ choice: 'Macinatura' }))
  expect(document.activeElement).toBe(choice)
})

test('on the cart page each choice is a line with its own quantity and bin', async () => {
  const cart = serveCart()
  const both = [lineOf('Macinatura: Moka', 4), lineOf('Macinatura: Espresso', 2)]
  cart.become({ cartItems: both })
  const sent: unknown[] = []
  answer(updateItems, ({ body }) => {
    sent.push(...body.items)
    return cart.become({ cartItems: [both[0]!, lineOf('Macinatura: Espresso', 3)] })
  })
  answer(deleteItems, ({ body }) => {
    sent.push(...body.items)
    return cart.become({ cartItems: [lineOf('Macinatura: Espresso', 3)] })
  })
  const { shopper, main } = await openShop('/cart')

  const lines = await main.findAllByRole('listitem')
  expect(lines).toHaveLength(2)
  const [moka, espresso] = lines.map((line) => within(line))
  await espresso!.findByText(/Macinatura: Espresso/)
  await shopper.click(espresso!.getByRole('button', { name: uiTexts.increaseNamed({ name }) }))
  await waitFor(() => expect(sent).toEqual([{ itemId: both[1]!.itemId, quantity: 3 }]))
  await shopper.click(moka!.getByRole('button', { name: cartTexts.remove({ name }) }))
  await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(sent[1]).toEqual({ itemId: both[0]!.itemId, productId: 1 }))
})

test('a change and a removal that the shop could not make have messages of their own', async () => {
  const cart = serveCart()
  cart.become({ cartItems: [buildLine(buildProduct(2, { name: 'Riso' }), 4)] })
  answer(updateItems, () => refuse('server.failure'))
  answer(deleteItems, () => refuse('server.failure'))
  const { shopper, main } = await openShop('/cart')

  const line = within(await main.findByRole('listitem'))
  await shopper.click(line.getByRole('button', { name: uiTexts.increaseNamed({ name: 'Riso' }) }))
  await screen.findByText(cartNoticeTexts['errors.errorSettingProduct']({ name: 'Riso' }))
  await shopper.click(line.getByRole('button', { name: cartTexts.remove({ name: 'Riso' }) }))
  await screen.findByText(cartNoticeTexts['errors.errorRemovingProduct']({ name: 'Riso' }))
  expect(cart.now().cartItems).toHaveLength(1)
})

test('the cart shows the cost of packaging, and asks for an invoice only where the shop does', async () => {
  const cart = serveCart({ invoiceDisplay: false })
  const crate = { descr: 'Cassetta', cost: 4.5 }
  const needed = {
    orderPackageId: 1,
    quantity: 2,
    totalPrice: 9,
    vatRate: 0,
    isDeposit: true,
    package: crate,
  }
  cart.become({ cartItems: [buildLine(buildProduct(2), 1)], packageTotal: 9, orderPackages: [needed] })
  const { main } = await openShop('/cart')

  const label = await main.findByText(
    packagingTexts.needed({ quantity: 2, descr: 'Cassetta', isDeposit: true }),
  )
  expect(label.parentElement?.textContent).toMatch(/9,00\s€/)
  await main.findByLabelText(new RegExp(cartTexts.orderNote))
  expect(main.queryByLabelText(cartTexts.needInvoice)).toBeNull()
})
