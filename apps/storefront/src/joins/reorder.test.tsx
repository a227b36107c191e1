import { addAllFromOrder, previewReorder, type ReorderLine } from '@cambusa/contract/cart/reorder'
import { ProductCard } from '@cambusa/contract/catalogue/product'
import { listOrders, viewOrder } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { addAllQuestions, reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { errorTexts } from '@cambusa/messages/it/errors'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildOrder } from '../lib/testing/test-order.ts'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer, refuse } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { buildLine, serveCart } from '../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

const penne = buildProduct(1, { name: 'Penne', price: 1.2 })
const rice = buildProduct(2, { name: 'Riso', price: 2 })
const pesto = buildProduct(3, { name: 'Pesto', price: 3 })
const roast = buildProduct(4, {
  name: 'Arrosto',
  price: 10,
  selectOptions: [
    {
      name: 'Taglio',
      parameterName: 'taglio',
      values: [
        { key: 'a-fette', value: 'A fette' },
        { key: 'intero', value: 'Intero' },
      ],
      selected: null,
    },
  ],
})
const salt = buildProduct(5, { name: 'Sale grosso', price: 0.5 })

/** The fields of a product that a card has. */
const cardOf = (product: ReturnType<typeof buildProduct>): ProductCard => {
  const fields = Object.entries(product).filter(([field]) => field in ProductCard.properties)
  const card: unknown = Object.fromEntries(fields)
  return card as ProductCard
}

const then = (orderItemId: number, name: string, price: number): ReorderLine => ({
  orderItemId,
  name,
  description: '500 g',
  mediaURL: '',
  quantity: 2,
  unit: 'pz',
  price,
  notes: '',
  changes: [],
  now: null,
  alternatives: [],
})
const proposed = (product: ReturnType<typeof buildProduct>, quantity = 2) => ({
  quantity,
  isInCart: false,
  product: cardOf(product),
})
const lines: ReorderLine[] = [
  { ...then(11, 'Penne', 1.2), now: proposed(penne) },
  { ...then(12, 'Riso', 1.8), changes: ['dearer'], now: proposed(rice) },
  { ...then(13, 'Pesto', 3), changes: ['stock'], now: proposed(pesto, 1) },
  { ...then(14, 'Arrosto', 10), changes: ['choice'], now: proposed(roast) },
  { ...then(15, 'Sale rosa', 1), changes: ['gone'], alternatives: [{ product: cardOf(salt), quantity: 2 }] },
]

let cart: ReturnType<typeof serveCart>
let free = 100
let asked: unknown[] = []
beforeEach(() => {
  beSignedIn()
  cart = serveCart({ user: CUSTOMER })
  free = 100
  asked = []
  answer(viewOrder, () => buildOrder({ orderStatusId: ORDER_STATUS.delivered }))
  answer(previewReorder, () => ({
    lines,
    places: { free, needed: 3, limit: 100 },
    totalThen: 34,
    totalNow: 9.4,
  }))
  answer(addAllFromOrder, ({ body }) => {
    asked.push(body)
    return cart.become({ cartItems: [buildLine(penne, 2)] })
  })
})

async function openSheet() {
  const { main, shopper } = await openShop('/profile/orders/99')
  await shopper.click(
    await main.findByRole('button', { name: reorderTexts.againNumbered({ number: '2026-000099' }) }),
  )
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('Penne')
  return { sheet, shopper, main }
}

test('two taps order again, and the sheet says before what has changed since', async () => {
  const { sheet, shopper } = await openSheet()
  sheet.getByText(addAllQuestions['message.addAllFromOrder'])
  const inGroup = (name: string) => within(sheet.getByRole('region', { name }))
  const { groups } = reorderTexts
  inGroup(groups.same).getByText('Penne')
  inGroup(groups.price).getByText(reorderTexts.dearer({ before: '1,80 €' }))
  inGroup(groups.less).getByText(reorderTexts.less({ before: '2 pz' }))
  inGroup(groups.gone).getByText('Sale rosa')
  sheet.getByText(reorderTexts.roomForAll({ count: 3 }))
  await shopper.click(sheet.getByRole('button', { name: reorderTexts.add({ count: 3 }) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const items = [
    { orderItemId: 11, quantity: 2 },
    { orderItemId: 12, quantity: 2 },
    { orderItemId: 13, quantity: 1 },
  ]
  expect(asked).toEqual([{ order_id: 99, items }])
})

test('a replacement is chosen by one tap, a choice is made again, and a line can be left out', async () => {
  const { sheet, shopper } = await openSheet()
  await shopper.click(sheet.getByRole('button', { name: /^Sale grosso/ }))
  await shopper.selectOptions(
    sheet.getByLabelText(reorderTexts.choose({ choice: 'Taglio', name: 'Arrosto' })),
    'intero',
  )
  await shopper.click(sheet.getByRole('checkbox', { name: /^Riso/ }))
  sheet.getByText('26,40 €')
  await shopper.click(sheet.getByRole('button', { name: reorderTexts.add({ count: 4 }) }))
  await waitFor(() => expect(asked).toHaveLength(1))
  const items = [
    { orderItemId: 11, quantity: 2 },
    { orderItemId: 13, quantity: 1 },
    { orderItemId: 14, quantity: 2, notes: 'Taglio: Intero' },
    { orderItemId: 15, productId: 5, quantity: 2 },
  ]
  expect(asked).toEqual([{ order_id: 99, items }])
})

test('a cart with too few places says so, marks what is cut, and makes room when a line is left out', async () => {
  free = 2
  const { sheet, shopper } = await openSheet()
  sheet.getByText(reorderTexts.roomForSome({ free: 2, needed: 3 }))
  const pestoRow = () => sheet.getByRole('checkbox', { name: /^Pesto/ }).closest('label')!.textContent
  expect(pestoRow()).toContain(reorderTexts.noPlace)
  await shopper.click(sheet.getByRole('checkbox', { name: /^Penne/ }))
  expect(pestoRow()).not.toContain(reorderTexts.noPlace)
  sheet.getByRole('button', { name: reorderTexts.add({ count: 2 }) })
})

test('a refusal is shown in the sheet with a button to try again, and nothing chosen is lost', async () => {
  let isLocked = true
  answer(addAllFromOrder, ({ body }) => {
    if (isLocked) return refuse('cart.locked')
    asked.push(body)
    return cart.become({ cartItems: [buildLine(penne, 2)] })
  })
  const { sheet, shopper } = await openSheet()
  await shopper.click(sheet.getByRole('checkbox', { name: /^Riso/ }))
  await shopper.click(sheet.getByRole('button', { name: reorderTexts.add({ count: 2 }) }))
  await sheet.findByText(errorTexts['cart.locked'])
  isLocked = false
  await shopper.click(within(sheet.getByRole('alert')).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toMatchObject([{ items: [{ orderItemId: 11 }, { orderItemId: 13 }] }])
})

test('a comparison that cannot be loaded is tried again; an order that waits for its payment offers nothing', async () => {
  let isAway = true
  answer(previewReorder, () =>
    isAway
      ? refuse('server.failure')
      : { lines, places: { free, needed: 3, limit: 100 }, totalThen: 34, totalNow: 9.4 },
  )
  const page = { selPage: 1, itemsPerPage: 12, totItems: 2, totPages: 1 }
  const waiting = buildOrder({
    orderId: 98,
    orderNumber: '2026-000098',
    orderStatusId: ORDER_STATUS.awaitingPayment,
  })
  answer(listOrders, () => ({ orders: [buildOrder(), waiting], page }))
  const { main, shopper } = await openShop('/profile/orders')
  const again = await main.findByRole('button', {
    name: reorderTexts.againNumbered({ number: '2026-000099' }),
  })
  expect(
    main.queryByRole('button', { name: reorderTexts.againNumbered({ number: '2026-000098' }) }),
  ).toBeNull()
  await shopper.click(again)
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText(reorderTexts.loadFailed, {}, { timeout: 5_000 })
  isAway = false
  await shopper.click(sheet.getByRole('button', { name: /Riprova/ }))
  await sheet.findByText('Penne')
})
