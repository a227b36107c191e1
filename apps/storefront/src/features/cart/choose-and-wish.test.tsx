import { addItems, deleteItems, updateCartInfo, updateItemInfos, updateItems } from '@cambusa/contract/cart'
import { viewProduct } from '@cambusa/contract/product'
import { cartChoiceTexts } from '@cambusa/messages/it/cart-choices'
import { cartAnswerTexts } from '@cambusa/messages/it/cart-answers'
import { cartTexts } from '@cambusa/messages/it/cart'
import { packagingTexts } from '@cambusa/messages/it/packaging'
import { uiTexts } from '@cambusa/messages/it/ui'
import { wishTexts } from '@cambusa/messages/it/wishes'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart, buildLine } from '../../testing/served-cart.ts'
import { serveCategory } from '../../testing/served-category.ts'

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

  // What asks for the choice comes a moment later than the card.
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

test('on its page a choice that is missing is led to, however far the button is from it', async () => {
  serveCart()
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

test('on the cart each choice is a line of its own: its quantity and its bin are its own', async () => {
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

test('a change and a removal that the shop could not make are said in words of their own', async () => {
  const cart = serveCart()
  cart.become({ cartItems: [buildLine(buildProduct(2, { name: 'Riso' }), 4)] })
  answer(updateItems, () => refuse('server.failure'))
  answer(deleteItems, () => refuse('server.failure'))
  const { shopper, main } = await openShop('/cart')

  const line = within(await main.findByRole('listitem'))
  await shopper.click(line.getByRole('button', { name: uiTexts.increaseNamed({ name: 'Riso' }) }))
  await screen.findByText(cartAnswerTexts['errors.errorSettingProduct']({ name: 'Riso' }))
  await shopper.click(line.getByRole('button', { name: cartTexts.remove({ name: 'Riso' }) }))
  await screen.findByText(cartAnswerTexts['errors.errorRemovingProduct']({ name: 'Riso' }))
  expect(cart.now().cartItems).toHaveLength(1)
})

const riso = buildProduct(2, { name: 'Riso' })
const optionsOf = (said = '') => ({ name: cartTexts.options({ name: 'Riso', said }) })

test('who accepts alternatives says what they have to be like, with a note, behind one button of the line', async () => {
  const cart = serveCart()
  const line = { ...buildLine(riso, 1), infos: { accept_alternatives: 'true' } }
  cart.become({ cartItems: [line] })
  const sent: unknown[] = []
  answer(updateItemInfos, ({ body }) => {
    const { infos } = body.items[0]!
    sent.push(infos)
    return cart.become({ cartItems: [{ ...line, infos: { ...line.infos, ...infos } }] })
  })
  const { shopper, main } = await openShop('/cart')

  await shopper.click(await main.findByRole('button', optionsOf(wishTexts.accepted)))
  const dialog = within(await screen.findByRole('dialog', { name: 'Riso' }))
  const price = dialog.getByRole('textbox', { name: new RegExp(wishTexts.highestPrice({ unit: 'pz' })) })
  await shopper.type(price, 'poco')
  await shopper.click(dialog.getByRole('button', { name: cartTexts.optionsSave }))
  await dialog.findByText(wishTexts.priceWrong)
  expect(price).toHaveProperty('value', 'poco')
  await shopper.clear(price)
  await shopper.type(price, '3,5')
  await shopper.click(dialog.getByRole('checkbox', { name: wishTexts.sameBrand }))
  await shopper.click(dialog.getByRole('checkbox', { name: 'glutine' }))
  await shopper.type(dialog.getByRole('textbox', { name: new RegExp(cartTexts.note) }), 'Sottovuoto')
  await shopper.click(dialog.getByRole('button', { name: cartTexts.optionsSave }))
  await waitFor(() =>
    expect(sent).toEqual([
      { same_brand: 'true', highest_price: '3.50', avoid_allergens: 'glutine', note: 'Sottovuoto' },
    ]),
  )
  await main.findByText(
    /nota: Sottovuoto · accetti alternative · solo stessa marca · al massimo 3,50\s€ · mai con glutine/,
  )
})

/** Keeps what a cart and its lines are told, as the shop does: an empty word says nothing. */
function keepInfos(cart: ReturnType<typeof serveCart>) {
  const sent: unknown[] = []
  answer(updateCartInfo, ({ body: { property, value } }) => {
    sent.push({ [property]: value })
    return cart.become({ cartInfos: { ...cart.now().cartInfos, [property]: value } })
  })
  answer(updateItemInfos, ({ body: { items } }) => {
    sent.push(...items)
    const cartItems = cart.now().cartItems.map((line) => {
      const told = { ...line.infos, ...items.find(({ itemId }) => itemId === line.itemId)?.infos }
      return { ...line, infos: Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '')) }
    })
    return cart.become({ cartItems })
  })
  return sent
}

test('alternatives are accepted for all lines at once; a line may say otherwise, and is asked again by who says all', async () => {
  const cart = serveCart()
  const pasta = buildLine(buildProduct(3, { name: 'Pasta' }), 1)
  cart.become({ cartItems: [buildLine(riso, 1), pasta] })
  const sent = keepInfos(cart)
  const { shopper, main } = await openShop('/cart')

  const forAll = await main.findByRole('switch', { name: wishTexts.acceptAll })
  await shopper.click(forAll)
  await waitFor(() => expect(sent).toEqual([{ accept_alternatives: 'true' }]))

  await shopper.click(main.getByRole('button', optionsOf()))
  const dialog = within(await screen.findByRole('dialog', { name: 'Riso' }))
  await shopper.click(dialog.getByRole('checkbox', { name: wishTexts.accept }))
  await shopper.click(dialog.getByRole('button', { name: cartTexts.optionsSave }))
  await main.findByText(wishTexts.exceptFor({ count: 1 }))
  main.getByRole('button', optionsOf(wishTexts.refused))
  expect(forAll).toHaveProperty('checked', true)
  await waitFor(() => expect(sent).toHaveLength(2))

  await shopper.click(forAll)
  await shopper.click(forAll)
  await main.findByRole('button', optionsOf())
  await waitFor(() => expect(cart.now().cartItems.map(({ infos }) => infos)).toEqual([{}, {}]))
  expect(cart.now().cartInfos).toEqual({ accept_alternatives: 'true' })
})

test('what alternatives have to be like is said once for the whole cart; an allergen of it stays in every line', async () => {
  const cart = serveCart({ cartInfos: { accept_alternatives: 'true' } })
  cart.become({ cartItems: [buildLine(riso, 1)] })
  const sent = keepInfos(cart)
  const { shopper, main } = await openShop('/cart')

  await shopper.click(await main.findByRole('button', { name: wishTexts.howAll }))
  const forAll = within(await screen.findByRole('dialog', { name: wishTexts.howAll }))
  await shopper.click(forAll.getByRole('checkbox', { name: wishTexts.sameBrand }))
  await shopper.click(forAll.getByRole('checkbox', { name: 'latte' }))
  await shopper.click(forAll.getByRole('button', { name: cartTexts.optionsSave }))
  await waitFor(() => expect(sent).toEqual([{ same_brand: 'true' }, { avoid_allergens: 'latte' }]))

  await shopper.click(await main.findByRole('button', optionsOf()))
  const ofLine = within(await screen.findByRole('dialog', { name: 'Riso' }))
  expect(ofLine.getByRole('checkbox', { name: 'latte' })).toMatchObject({ checked: true, disabled: true })
  await shopper.click(ofLine.getByRole('checkbox', { name: wishTexts.sameBrand }))
  await shopper.click(ofLine.getByRole('button', { name: cartTexts.optionsSave }))
  await waitFor(() => expect(sent[2]).toEqual({ itemId: 1002, infos: { same_brand: 'false' } }))
  const said = [wishTexts.accepted, wishTexts.without({ names: 'latte' })].join(' · ')
  await main.findByRole('button', optionsOf(said))
})

test('of many lines those are found whose words are typed; departments say how many they are and what they come to', async () => {
  const goods = Array.from({ length: 12 }, (_, place) =>
    buildLine(buildProduct(place + 1, { name: `Pasta numero ${place + 1}`, price: 2 }), 1),
  )
  const cart = serveCart()
  cart.become({ cartItems: [...goods, buildLine(buildProduct(40, { name: 'Caffè', price: 9 }), 2)] })
  const { shopper, main } = await openShop('/cart')

  const field = await main.findByRole('textbox', { name: cartTexts.find })
  main.getByRole('heading', { name: /Dispensa 13 prodotti 42,00\s€/ })
  await shopper.type(field, 'CAFFE')
  await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(1))
  main.getByRole('heading', { name: /Dispensa 1 prodotto 18,00\s€/ })
  await screen.findByText(cartTexts.found({ count: 1 }))
  await shopper.type(field, ' tè')
  await main.findByText(cartTexts.foundNone({ typed: 'CAFFE tè' }))
  await shopper.type(field, '{Escape}')
  await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(13))

  // Enter in a quantity goes on to the next one.
  const [first, second] = main.getAllByRole('textbox', { name: /^Quantità/ })
  await shopper.type(first!, '{Enter}')
  expect(document.activeElement).toBe(second)
})

test('the cart says what its packaging costs, and asks for an invoice only where the shop does', async () => {
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
