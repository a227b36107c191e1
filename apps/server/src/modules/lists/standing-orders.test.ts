import { viewCart } from '@cambusa/contract/cart/cart'
import { updateListItem } from '@cambusa/contract/lists/list-items'
import { addAllFromList, previewAddAllFromList } from '@cambusa/contract/lists/list-to-cart'
import {
  createList,
  deleteList,
  listLists,
  restoreList,
  updateList,
  viewList,
} from '@cambusa/contract/lists/lists'
import {
  deleteStandingOrder,
  listDrafts,
  pauseStandingOrder,
  setStandingOrder,
} from '@cambusa/contract/lists/standing-orders'
import { updateMailChoices } from '@cambusa/contract/people/mail-choices'
import { DRAFT_KEPT_DAYS } from '@cambusa/domain/constants'
import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { products } from '../../platform/schema/catalogue.ts'
import { mails } from '../../platform/schema/customers.ts'
import { prices } from '../../platform/schema/prices.ts'
import { closures, timeslotTemplates } from '../../platform/schema/timeslots.ts'
import { buildCategory, buildProduct } from '../../testing/factories/carts.ts'
import { buildShop, buildTimeslot } from '../../testing/factories/delivery.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { buildUser } from '../../testing/factories/users.ts'
import { openOutbox } from '../../testing/kept-mails.ts'
import { pushesTo, registerPhone } from '../../testing/push/phones.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'
import { prepareDrafts, removeOldLists } from './lists.ts'

const DAY_MS = 86_400_000
const ids = { oil: 0, flour: 0, gone: 0 }
const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    const pantry = await buildCategory(db, 'Dispensa')
    ids.oil = await buildProduct(db, pantry, { name: 'Olio' })
    ids.flour = await buildProduct(db, pantry, { name: 'Farina' })
    ids.gone = await buildProduct(db, pantry, { name: 'Zafferano' })
  },
})
await openOutbox(shop.database)

/** The Monday of the tests is two days after the Saturday of the test clock. */
const MONDAY = '2026-11-23'
const NEXT_MONDAY = '2026-11-30'
const prepare = (now = shop.time.now()) => prepareDrafts(shop.services, now)
const later = (days: number) => new Date(shop.time.now().getTime() + days * DAY_MS)

async function standing(productIds: readonly number[], lead_days = 2) {
  const user = await buildUser(shop.db)
  const shopper = await signedIn(shop, user.id)
  const items = productIds.map((productId) => ({ productId, quantity: 3 }))
  const { data } = await shopper.call(createList, { body: { name: 'Lunedì', items } })
  const list_id = data!.list.listId
  await shopper.call(setStandingOrder, { body: { list_id, weekdays: [1], lead_days } })
  return { shopper, list_id, userId: user.id }
}
const drafts = async (shopper: Shopper) => (await shopper.call(listDrafts)).data!.drafts
const days = async (shopper: Shopper) => (await drafts(shopper)).map(({ draft }) => draft!.deliveryOn)
const mailsOf = (userId: number) => shop.db.select().from(mails).where(eq(mails.userId, userId))

it('a list prepares one draft for each of its days, though two processes run the job, and tells its owner', async () => {
  const { shopper, list_id, userId } = await standing([ids.oil, ids.flour])
  await registerPhone(shopper)
  expect((await shopper.call(listDrafts)).data!.standing[0]!.standingOrder).toEqual({
    weekdays: [1],
    leadDays: 2,
    isPaused: false,
    next: { preparedOn: '2026-11-21', deliveryOn: MONDAY },
    skipped: [],
    unserved: [],
  })
  const made = await Promise.all([prepare(), prepare(), prepare()])
  expect(made.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  await prepare()
  const [draft, ...more] = await drafts(shopper)
  expect(more).toEqual([])
  expect(draft).toMatchObject({
    name: 'Lunedì',
    itemCount: 2,
    draft: { fromListId: list_id, deliveryOn: MONDAY, addedAt: null, missing: 0, dearer: 0, total: 6 },
  })
  const [mail, ...others] = await mailsOf(userId)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'draftReady' })
  const target = `/profile/lists/${draft!.listId}`
  expect(await pushesTo(shop, userId)).toEqual([{ kind: 'draftReady', target }])
  expect((await shopper.call(listLists)).data!.lists.map(({ listId }) => listId)).toEqual([list_id])
})

it('a list whose draft fails leaves the others theirs, and has its own at the next run', async () => {
  const broken = await standing([ids.oil])
  const other = await standing([ids.flour])
  const { list_id, userId } = broken
  const { sellable } = shop.services.catalogue
  const catalogue = {
    ...shop.services.catalogue,
    sellable: (...[productId, scope, now]: Parameters<typeof sellable>) => {
      if (productId === ids.oil) throw new Error('unreadable')
      return sellable(productId, scope, now)
    },
  }
  await expect(prepareDrafts({ ...shop.services, catalogue }, shop.time.now())).rejects.toThrow('1 lists')
  expect(await days(other.shopper)).toEqual([MONDAY])
  expect([await days(broken.shopper), await mailsOf(userId)]).toEqual([[], []])
  await prepare()
  expect((await drafts(broken.shopper)).map(({ draft }) => draft!.fromListId)).toEqual([list_id])
})

it('a draft is changed without its list, and put into the cart; nothing is bought', async () => {
  const { shopper, list_id } = await standing([ids.oil])
  await prepare()
  const [{ listId } = { listId: 0 }] = await drafts(shopper)
  const { items } = (await shopper.call(viewList, { query: { list_id: listId } })).data!.list
  await shopper.call(updateListItem, { body: { item_id: items[0]!.itemId, quantity: 5 } })
  expect((await shopper.call(viewCart)).data!.cartItems).toEqual([])
  const preview = await shopper.call(previewAddAllFromList, { query: { list_id: listId } })
  expect(preview.data!.lines.map(({ now }) => now?.quantity)).toEqual([5])
  await shopper.call(addAllFromList, { query: {}, body: { list_id: listId } })
  expect((await shopper.call(viewCart)).data!.cartItems.map(({ quantity }) => quantity)).toEqual([5])
  expect((await drafts(shopper))[0]!.draft!.addedAt).toBe(shop.time.now().toISOString())
  const own = (await shopper.call(viewList, { query: { list_id } })).data!.list
  expect(own.items.map(({ quantity }) => quantity)).toEqual([3])
  const share = await shopper.call(updateList, { body: { list_id: listId, is_shared: true } })
  expect(share.codes).toEqual(['list.noColleagues'])
  const again = await shopper.call(setStandingOrder, {
    body: { list_id: listId, weekdays: [2], lead_days: 1 },
  })
  expect(again.codes).toEqual(['list.notForDrafts'])
})

it('a draft says what is missing, and what is dearer than the time before', async () => {
  const { shopper, userId } = await standing([ids.oil, ids.gone, ids.flour])
  await prepare()
  await shop.db.update(products).set({ isActive: false }).where(eq(products.id, ids.gone))
  await shop.db
    .update(prices)
    .set({ priceCents: 130 })
    .where(inArray(prices.productId, [ids.oil]))
  await shop.catalogue.refresh()
  await prepare(later(7))
  await prepare(later(14))
  const told = (await drafts(shopper)).map(({ draft }) => [draft!.missing, draft!.dearer, draft!.total])
  expect(told).toEqual([
    [0, 0, 9],
    [1, 1, 6.9],
    [1, 0, 6.9],
  ])
  const params = (await mailsOf(userId)).map((mail) => mail.params as { missing: object; dearer: object })
  expect(params[1]).toMatchObject({
    missing: { count: 1, names: ['Zafferano'] },
    dearer: { count: 1, lines: [{ name: 'Olio', beforeCents: 100, nowCents: 130 }] },
  })
})

it('closed days are skipped, and a standing order that is paused, ended or deleted prepares nothing', async () => {
  await shop.db.insert(closures).values({ date: NEXT_MONDAY, reason: 'Festa' })
  const { shopper, list_id } = await standing([ids.flour])
  await prepare()
  const { standingOrder } = (await shopper.call(listLists)).data!.lists[0]!
  expect(standingOrder).toMatchObject({ next: { deliveryOn: '2026-12-07' }, skipped: [NEXT_MONDAY] })
  await prepare(later(7))
  expect(await days(shopper)).toEqual([MONDAY])
  const pause = (is_paused: boolean) => shopper.call(pauseStandingOrder, { body: { list_id, is_paused } })
  expect((await pause(true)).data!.list.standingOrder).toMatchObject({ isPaused: true, next: null })
  await prepare(later(14))
  await pause(false)
  await shopper.call(deleteList, { body: { list_id } })
  await prepare(later(14))
  expect(await days(shopper)).toEqual([MONDAY])
  await shopper.call(restoreList, { body: { list_id } })
  await prepare(later(14))
  expect(await days(shopper)).toEqual([MONDAY, '2026-12-07'])
  await shopper.call(deleteStandingOrder, { body: { list_id } })
  await prepare(later(21))
  expect(await days(shopper)).toHaveLength(2)
  expect((await pause(true)).codes).toEqual(['list.noStandingOrder'])
})

it('a weekday without slots is skipped like a closed day, and said', async () => {
  const window = { warehouseId: 1, deliveryServiceId: 2, beginTime: '10:00', endTime: '12:00' }
  const { shopper, list_id } = await standing([ids.flour])
  await shop.db.insert(timeslotTemplates).values({ ...window, weekday: 2, capacity: 5, cutoffMinutes: 60 })
  try {
    expect(await prepare()).toBe(0)
    const orderNow = async () => (await shopper.call(listLists)).data!.lists[0]!.standingOrder
    expect(await orderNow()).toMatchObject({ weekdays: [1], next: null, skipped: [], unserved: [1] })
    await shopper.call(setStandingOrder, { body: { list_id, weekdays: [1, 2], lead_days: 3 } })
    await prepare()
    expect(await days(shopper)).toEqual(['2026-11-24'])
    expect(await orderNow()).toMatchObject({ next: { deliveryOn: '2026-12-01' }, unserved: [1] })
    // A slot by hand opens a weekday that the weekly pattern does not have.
    await buildTimeslot(shop.db, { date: NEXT_MONDAY })
    expect(await orderNow()).toMatchObject({ unserved: [] })
  } finally {
    await shop.db.delete(timeslotTemplates)
  }
})

it('a draft that was deleted does not come again, and all go some days after their delivery', async () => {
  const { shopper } = await standing([ids.flour])
  await prepare()
  const [{ listId } = { listId: 0 }] = await drafts(shopper)
  await shopper.call(deleteList, { body: { list_id: listId } })
  await prepare()
  expect(await drafts(shopper)).toEqual([])
  await shopper.call(restoreList, { body: { list_id: listId } })
  await removeOldLists(shop.db, later(2 + DRAFT_KEPT_DAYS))
  expect(await days(shopper)).toEqual([MONDAY])
  await removeOldLists(shop.db, later(3 + DRAFT_KEPT_DAYS))
  expect(await drafts(shopper)).toEqual([])
})

it('its mail can be refused in the profile', async () => {
  const { shopper, userId } = await standing([ids.flour])
  await shopper.call(updateMailChoices, { body: { draftReady: false } })
  await prepare()
  expect([(await drafts(shopper)).length, await mailsOf(userId)]).toEqual([1, []])
})
