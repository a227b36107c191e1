import {
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import type { ListDetail, ListItem } from '@cambusa/contract/lists/list-parts'
import { addAllFromList, previewAddAllFromList } from '@cambusa/contract/lists/list-to-cart'
import { listLists, viewList } from '@cambusa/contract/lists/lists'
import { listDrafts } from '@cambusa/contract/lists/standing-orders'
import { addAllQuestions, reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { errorTexts } from '@cambusa/messages/it/errors'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildList, buildListItem, cardOf, summaryOf } from '../lib/testing/test-list.ts'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer, refuse } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { buildLine, serveCart } from '../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

const penne = buildProduct(1, { name: 'Penne', price: 1.2 })
const rice = buildProduct(2, { name: 'Riso', price: 2 })
const salt = buildProduct(5, { name: 'Sale grosso', price: 0.5 })

const gone: ListItem = {
  ...buildListItem(buildProduct(9, { name: 'Sale rosa' }), 1),
  productId: null,
  product: null,
  alternatives: [{ product: cardOf(salt), quantity: 2 }],
}

let list: ListDetail
let cart: ReturnType<typeof serveCart>
let sent: unknown[]

beforeEach(() => {
  beSignedIn()
  cart = serveCart({ user: CUSTOMER })
  sent = []
  list = buildList([buildListItem(penne, 2), buildListItem(rice, 1), gone])
  answer(listLists, () => ({ lists: [summaryOf(list)], limits: { lists: 200, lines: 500 }, canShare: true }))
  answer(listDrafts, () => ({ drafts: [], standing: [] }))
  answer(viewList, () => ({ list }))
})

const openList = () => openShop('/profile/lists/7')
const changed = () => ({ list, notAdded: [] })

test('a taken row moves by the arrow keys, is put down by Enter and put back by Escape', async () => {
  answer(moveListItem, ({ body }) => {
    sent.push(body)
    return { listId: 7, itemIds: [] }
  })
  const { main, shopper } = await openList()
  const handle = () => main.getByRole('button', { name: oneListTexts.handle({ name: 'Penne' }) })
  await main.findByRole('heading', { level: 1, name: /^Dispensa/ })
  const order = () =>
    main
      .getAllByRole('button', { name: /^Sposta (?:Penne|Riso|Sale)/ })
      .map((each) => each.getAttribute('aria-label'))
  const named = (...names: string[]) => names.map((name) => oneListTexts.handle({ name }))
  handle().focus()
  await shopper.keyboard('{Enter}{ArrowDown}{Escape}')
  expect(order()).toEqual(named('Penne', 'Riso', 'Sale rosa'))
  await shopper.keyboard('{Enter}{ArrowDown}')
  expect(order()).toEqual(named('Riso', 'Penne', 'Sale rosa'))
  expect(document.activeElement).toBe(handle())
  await shopper.keyboard('{Enter}')
  await waitFor(() =>
    expect(sent).toEqual([{ list_id: 7, item_id: 101, after_item_id: 102, before_item_id: 109 }]),
  )
  // Without arrow keys: by the buttons of the taken row.
  await shopper.click(handle())
  await shopper.click(main.getByRole('button', { name: oneListTexts.bottom }))
  await shopper.click(main.getByRole('button', { name: oneListTexts.placed }))
  await waitFor(() => expect(sent[1]).toEqual({ list_id: 7, item_id: 101, after_item_id: 109 }))
  expect(order()).toEqual(named('Riso', 'Sale rosa', 'Penne'))
})

test('fast taps on a quantity are one call, and a removed row comes back by undo', async () => {
  answer(updateListItem, ({ body }) => {
    sent.push(body)
    return changed()
  })
  answer(deleteListItem, ({ body }) => {
    sent.push(body)
    return changed()
  })
  answer(restoreListItem, ({ body }) => {
    sent.push(body)
    return changed()
  })
  const { main, shopper } = await openList()
  const more = await main.findByRole('button', { name: uiTexts.increaseNamed({ name: 'Penne' }) })
  await shopper.click(more)
  await shopper.click(more)
  await waitFor(() => expect(sent).toEqual([{ list_id: 7, item_id: 101, quantity: 4, changed_only: true }]))
  sent = []
  await shopper.click(main.getByRole('button', { name: oneListTexts.takeOut({ name: 'Riso' }) }))
  expect(main.queryByText('Riso')).toBeNull()
  await shopper.click(await screen.findByRole('button', { name: uiTexts.undo }))
  await main.findByText('Riso')
  expect(sent).toEqual([
    { list_id: 7, item_id: 102, changed_only: true },
    { list_id: 7, item_ids: [102] },
  ])
})

test('a product that left the catalogue stays named, and one like it takes its place by a tap', async () => {
  answer(updateListItem, ({ body }) => {
    sent.push(body)
    list = { ...list, items: [...list.items.slice(0, 2), buildListItem(salt, 2)] }
    return changed()
  })
  const { main, shopper } = await openList()
  await main.findByText('Sale rosa')
  main.getByText(oneListTexts.gone)
  await shopper.click(main.getByText(oneListTexts.instead))
  await shopper.click(main.getByRole('button', { name: oneListTexts.takeInstead({ name: 'Sale grosso' }) }))
  await main.findByRole('link', { name: 'Sale grosso' })
  expect(sent).toEqual([{ list_id: 7, item_id: 109, product_id: 5, quantity: 2 }])
})

test('all of a list goes into the cart after the question, as far as there is room', async () => {
  answer(previewAddAllFromList, () => ({
    lines: list.items.slice(0, 2).map(({ itemId, product, productId: _id, ...item }) => ({
      ...item,
      orderItemId: itemId,
      price: item.price ?? 0,
      changes: [],
      now: product && { quantity: item.quantity, isInCart: false, product },
    })),
    places: { free: 1, needed: 2, limit: 100 },
    totalThen: 4.4,
    totalNow: 4.4,
  }))
  let isLocked = true
  answer(addAllFromList, ({ body }) => {
    if (isLocked) return refuse('cart.locked')
    sent.push(body)
    return cart.become({ cartItems: [buildLine(penne, 2)] })
  })
  const { main, shopper } = await openList()
  await shopper.click(
    await main.findByRole('button', { name: oneListTexts.addAllNamed({ name: 'Dispensa' }) }),
  )
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText(addAllQuestions['message.addAllToList'])
  await sheet.findByText(reorderTexts.roomForSome({ free: 1, needed: 2 }))
  await shopper.click(sheet.getByRole('button', { name: reorderTexts.add({ count: 1 }) }))
  await sheet.findByText(errorTexts['cart.locked'])
  isLocked = false
  await shopper.click(within(sheet.getByRole('alert')).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ list_id: 7, items: [{ orderItemId: 101 }, { orderItemId: 102 }] }])
})
