import { addToList } from '@cambusa/contract/lists/list-items'
import type { ListDetail } from '@cambusa/contract/lists/list-parts'
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
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { standingOrderTexts } from '@cambusa/messages/it/lists/standing-orders'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildList, buildListItem, summaryOf } from '../lib/testing/test-list.ts'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { serveCart } from '../testing/served-cart.ts'
import { serveCategory } from '../testing/served-category.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

const penne = buildProduct(1, { name: 'Penne', price: 1.2 })

let list: ListDetail
let sent: unknown[]

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  sent = []
  list = buildList([buildListItem(penne, 2)])
  answer(listLists, () => ({ lists: [summaryOf(list)], limits: { lists: 200, lines: 500 }, canShare: true }))
  answer(listDrafts, () => ({ drafts: [], standing: [] }))
  answer(viewList, () => ({ list }))
})

const openList = () => openShop('/profile/lists/7')
const changed = () => ({ list, notAdded: [] })

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
    list = {
      ...list,
      standingOrder: { weekdays, leadDays, isPaused: false, next, skipped: [], unserved: [] },
    }
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
