import { updateCartInfo, updateItemInfos } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { wishTexts } from '@cambusa/messages/it/cart/wishes'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart, buildLine } from '../../../testing/served-cart.ts'

const riso = buildProduct(2, { name: 'Riso' })
const optionsOf = (said = '') => ({ name: cartTexts.options({ name: 'Riso', said }) })

test('wishes for alternatives and a note are set by one button of the line', async () => {
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

/** Stores the infos of a cart and its lines as the shop does: an empty one is removed. */
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

test('alternatives are accepted for all lines at once; a line may differ until all lines are set again', async () => {
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

test('wishes for alternatives are set once for the whole cart; its allergens apply to every line', async () => {
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

test('lines of a long cart are filtered by typed words; departments show their count and total', async () => {
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

  // Enter in a quantity moves to the next one.
  const [first, second] = main.getAllByRole('textbox', { name: /^Quantità/ })
  await shopper.type(first!, '{Enter}')
  expect(document.activeElement).toBe(second)
})
