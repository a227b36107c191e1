import {
  addToList,
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import type { ListDetail, ListItem, ListSummary } from '@cambusa/contract/lists/list-parts'
import { addAllFromList, previewAddAllFromList } from '@cambusa/contract/lists/list-to-cart'
import {
  createList,
  deleteList,
  listLists,
  listsOfProduct,
  restoreList,
  updateList,
  viewList,
} from '@cambusa/contract/lists/lists'
import { listDrafts, pauseStandingOrder, setStandingOrder } from '@cambusa/contract/lists/standing-orders'
import { ProductCard } from '@cambusa/contract/catalogue/product'
import { addAllQuestions, reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { errorTexts } from '@cambusa/messages/it/errors'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { standingOrderTexts } from '@cambusa/messages/it/lists/standing-orders'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer, refuse } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { buildLine, serveCart } from '../testing/served-cart.ts'
import { serveCategory } from '../testing/served-category.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

const cardOf = (product: ReturnType<typeof buildProduct>): ProductCard => {
  const fields = Object.entries(product).filter(([field]) => field in ProductCard.properties)
  const card: unknown = Object.fromEntries(fields)
  return card as ProductCard
}

const penne = buildProduct(1, { name: 'Penne', price: 1.2 })
const rice = buildProduct(2, { name: 'Riso', price: 2 })
const salt = buildProduct(5, { name: 'Sale grosso', price: 0.5 })

const lineOf = (product: ReturnType<typeof buildProduct>, quantity: number): ListItem => ({
  itemId: 100 + product.productId,
  productId: product.productId,
  name: product.name,
  description: product.description,
  mediaURL: '',
  quantity,
  unit: 'pz',
  price: product.price,
  notes: '',
  product: cardOf(product),
  alternatives: [],
})
const gone: ListItem = {
  ...lineOf(buildProduct(9, { name: 'Sale rosa' }), 1),
  productId: null,
  product: null,
  alternatives: [{ product: cardOf(salt), quantity: 2 }],
}

let list: ListDetail
let cart: ReturnType<typeof serveCart>
let sent: unknown[]
const summaryOf = ({ items: _items, ...summary }: ListDetail): ListSummary => summary

beforeEach(() => {
  beSignedIn()
  cart = serveCart({ user: CUSTOMER })
  sent = []
  list = {
    listId: 7,
    name: 'Dispensa',
    itemCount: 3,
    firstNames: ['Penne'],
    isShared: false,
    isOwn: true,
    ownerName: '',
    sort: 'manual',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    standingOrder: null,
    draft: null,
    items: [lineOf(penne, 2), lineOf(rice, 1), gone],
  }
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
    list = { ...list, items: [...list.items.slice(0, 2), lineOf(salt, 2)] }
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

test('a list is made, renamed, shared and deleted, and the deletion is undone', async () => {
  answer(createList, ({ body }) => {
    sent.push(body)
    list = { ...list, name: body.name, items: [] }
    return changed()
  })
  answer(updateList, ({ body }) => {
    sent.push(body)
    list = { ...list, name: body.name ?? list.name, isShared: body.is_shared ?? list.isShared }
    return { list: summaryOf(list) }
  })
  answer(deleteList, ({ body }) => {
    sent.push(body)
    return { restorableUntil: '2026-12-20T10:00:00.000Z' }
  })
  answer(restoreList, ({ body }) => {
    sent.push(body)
    return { list: summaryOf(list) }
  })
  const { main, shopper, address } = await openShop('/profile/lists')
  await shopper.click(await main.findByRole('button', { name: myListsTexts.create }))
  const dialog = within(await screen.findByRole('dialog'))
  await shopper.click(await dialog.findByRole('button', { name: myListsTexts.createYes }))
  await dialog.findByText(myListsTexts.nameMissing)
  await shopper.type(dialog.getByLabelText(myListsTexts.name), 'Venerdì{Enter}')
  await main.findByText(oneListTexts.emptyTitle)
  expect(address()).toBe('/profile/lists/7')

  await shopper.click(main.getByRole('button', { name: oneListTexts.rename }))
  const rename = within(await screen.findByRole('dialog'))
  await shopper.clear(await rename.findByLabelText(myListsTexts.name))
  await shopper.type(rename.getByLabelText(myListsTexts.name), 'Sabato{Enter}')
  await main.findByRole('heading', { level: 1, name: /^Sabato/ })
  await shopper.click(main.getByRole('switch', { name: oneListTexts.share }))
  await waitFor(() => expect(sent).toContainEqual({ list_id: 7, is_shared: true }))
  await shopper.click(main.getByRole('button', { name: oneListTexts.remove }))
  await shopper.click(await screen.findByRole('button', { name: uiTexts.undo }))
  await waitFor(() => expect(sent.slice(-2)).toEqual([{ list_id: 7 }, { list_id: 7 }]))
  expect(address()).toBe('/profile/lists')
})

test('a product of a card is saved in a list by its key and one tap', async () => {
  serveCategory({ slug: 'pasta', productsOf: () => [penne] })
  answer(listsOfProduct, () => ({
    lists: [
      { listId: 7, name: 'Dispensa', itemCount: 3, itemId: null, quantity: 0 },
      { listId: 8, name: 'Bar', itemCount: 1, itemId: 3, quantity: 2 },
    ],
  }))
  answer(addToList, ({ body }) => {
    sent.push(body)
    return changed()
  })
  const { main, shopper } = await openShop('/category/pasta')
  const name = await main.findByRole('link', { name: 'Penne' })
  main.getByRole('button', { name: frameTexts.saveToList({ name: 'Penne' }) })
  name.focus()
  await shopper.keyboard('l')
  const dialog = within(await screen.findByRole('dialog'))
  const bar = await dialog.findByRole('button', { name: /^Bar/ })
  expect(bar.getAttribute('aria-disabled')).toBe('true')
  await shopper.click(dialog.getByRole('button', { name: /^Dispensa/ }))
  await screen.findByText(addToListTexts.added({ name: 'Penne', list: 'Dispensa' }))
  expect(sent).toEqual([{ list_id: 7, product_id: 1 }])
})

test('a standing order needs a day, says when its draft comes, and is paused by one tap', async () => {
  const next = { preparedOn: '2026-12-01', deliveryOn: '2026-12-03' }
  answer(setStandingOrder, ({ body }) => {
    sent.push(body)
    const { weekdays, lead_days: leadDays } = body
    list = { ...list, standingOrder: { weekdays, leadDays, isPaused: false, next, skipped: [] } }
    return { list: summaryOf(list) }
  })
  answer(pauseStandingOrder, ({ body }) => {
    sent.push(body)
    list = {
      ...list,
      standingOrder: list.standingOrder && { ...list.standingOrder, isPaused: true, next: null },
    }
    return { list: summaryOf(list) }
  })
  const { main, shopper } = await openList()
  await shopper.click(await main.findByRole('button', { name: standingOrderTexts.set }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = await dialog.findByRole('button', { name: standingOrderTexts.save })
  await shopper.click(save)
  await dialog.findByText(standingOrderTexts.weekdayMissing)
  await shopper.click(dialog.getByRole('checkbox', { name: 'giovedì' }))
  await shopper.click(save)
  await main.findByText(standingOrderTexts.when({ weekdays: [4], leadDays: 2 }))
  await shopper.click(main.getByRole('switch', { name: standingOrderTexts.paused }))
  await main.findByText(standingOrderTexts.pausedText)
  expect(sent).toEqual([
    { list_id: 7, weekdays: [4], lead_days: 2 },
    { list_id: 7, is_paused: true },
  ])
})
