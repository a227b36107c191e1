import {
  addToList,
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import { addAllFromList } from '@cambusa/contract/lists/list-to-cart'
import {
  createList,
  deleteList,
  listDeletedLists,
  listLists,
  listsOfProduct,
  restoreList,
  updateList,
  viewList,
} from '@cambusa/contract/lists/lists'
import { LIST_KEPT_DAYS, LISTS_MAX } from '@cambusa/domain/constants'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '../../platform/schema/catalogue.ts'
import { lists } from '../../platform/schema/lists.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { buildCompany, buildUser } from '../../testing/factories/users.ts'
import { itemsOf, openListShop } from '../../testing/list-shop.ts'
import { removeOldLists } from './lists.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const { shop, ids, view, customer, make, lines, order, inCart } = await openListShop()
const DAY_MS = 86_400_000

describe('a list', () => {
  it('is made, renamed, deleted and restored; its lines have the quantities of their products', async () => {
    const shopper = await customer()
    const { listId } = await make(shopper, { name: '  Colazione   e bar ', items: itemsOf([ids.box], 5) })
    expect((await view(shopper, listId)).name).toBe('Colazione e bar')
    await shopper.call(addToList, { body: { list_id: listId, product_id: ids.ham } })
    await shopper.call(addToList, { body: { list_id: listId, product_id: ids.ham, quantity: 3 } })
    await shopper.call(addToList, { body: { list_id: listId, product_id: ids.box } })
    expect(await lines(shopper, listId)).toEqual([
      [ids.box, 6],
      [ids.ham, 3],
    ])
    const [, ham] = await order(shopper, listId)
    const updated = await shopper.call(updateListItem, {
      body: { item_id: ham!, quantity: 9, changed_only: true },
    })
    expect(updated.data!.list.items.map(({ quantity }) => quantity)).toEqual([9])
    const found = await shopper.call(listsOfProduct, { query: { product_id: ids.ham } })
    expect(found.data!.lists).toMatchObject([{ listId, itemId: ham, quantity: 9, itemCount: 2 }])
    await shopper.call(updateList, { body: { list_id: listId, name: 'Bar' } })
    const { data } = await shopper.call(deleteList, { body: { list_id: listId } })
    expect(data!.restorableUntil).toBe(
      new Date(shop.time.now().getTime() + LIST_KEPT_DAYS * DAY_MS).toISOString(),
    )
    expect((await shopper.call(viewList, { query: { list_id: listId } })).httpStatus).toBe(404)
    expect((await shopper.call(addToList, { body: { list_id: listId, product_id: ids.ham } })).codes).toEqual(
      ['list.unknown'],
    )
    expect((await shopper.call(listDeletedLists)).data!.lists).toMatchObject([{ listId, name: 'Bar' }])
    await shopper.call(restoreList, { body: { list_id: listId } })
    expect((await shopper.call(listLists)).data!.lists).toMatchObject([
      { listId, name: 'Bar', itemCount: 2, firstNames: ['Acqua', 'Prosciutto crudo'] },
    ])
  })

  it('is refused without a name, and beyond 200 for one customer, also by many at once', async () => {
    const shopper = await customer()
    expect((await shopper.call(createList, { body: { name: ' ' } })).codes).toEqual(['list.nameMissing'])
    const { listId } = await make(shopper)
    const [{ userId } = { userId: 0 }] = await shop.db.select().from(lists).where(eq(lists.id, listId))
    await shop.db
      .insert(lists)
      .values(Array.from({ length: LISTS_MAX - 3 }, (_, n) => ({ userId, name: `Lista ${n}` })))
    const made = await Promise.all(
      Array.from({ length: 6 }, () => shopper.call(createList, { body: { name: 'Ancora' } })),
    )
    expect(made.map(({ codes }) => codes.join()).toSorted()).toEqual([
      '',
      '',
      ...Array<string>(4).fill('list.tooMany'),
    ])
  })

  it('that is edited on two devices at once keeps both sets of lines, each where it was put', async () => {
    const user = await buildUser(shop.db)
    const [phone, tablet] = [await signedIn(shop, user.id), await signedIn(shop, user.id)]
    const { listId, items } = await make(phone, { items: itemsOf(ids.many.slice(0, 5)) })
    const [first, second, third, , last] = items.map(({ itemId }) => itemId)
    const [onPhone, onTablet] = [ids.many.slice(10, 20), ids.many.slice(20, 30)]
    const add = (device: Shopper, productId: number) =>
      device.call(addToList, { body: { list_id: listId, product_id: productId, quantity: 2 } })
    const replies = await Promise.all([
      ...onPhone.map((id) => add(phone, id)),
      ...onTablet.map((id) => add(tablet, id)),
      phone.call(moveListItem, { body: { item_id: last!, before_item_id: first! } }),
      tablet.call(moveListItem, { body: { item_id: first!, after_item_id: third! } }),
      phone.call(deleteListItem, { body: { item_id: second! } }),
      tablet.call(updateListItem, { body: { item_id: third!, quantity: 8 } }),
    ])
    expect(replies.flatMap(({ codes }) => codes)).toEqual([])
    const after = await view(tablet, listId)
    const kept = after.items.map(({ productId }) => productId)
    expect([...onPhone, ...onTablet].every((id) => kept.includes(id))).toBe(true)
    expect(kept).toHaveLength(4 + 20)
    expect(after.items.slice(0, 4).map(({ itemId }) => itemId)).toContain(last)
    const places = after.items.map(({ itemId }) => itemId)
    // Whichever of the two moves came first: the last one may have gone in between.
    const between = places.slice(places.indexOf(third!) + 1, places.indexOf(first!))
    expect([[], [last]]).toContainEqual(between)
    expect(places.indexOf(first!)).toBeGreaterThan(places.indexOf(third!))
    expect(after.items.find(({ itemId }) => itemId === third)?.quantity).toBe(8)
  })

  it('is sorted by hand or by name; a move makes the alphabet the order by hand', async () => {
    const shopper = await customer()
    const { listId } = await make(shopper, { items: itemsOf([ids.ham, ids.box, ids.like]) })
    const byHand = await order(shopper, listId)
    await shopper.call(updateList, { body: { list_id: listId, sort: 'alf_asc' } })
    const [ham, box, tuna] = byHand
    expect(await order(shopper, listId)).toEqual([box, ham, tuna])
    const moved = await shopper.call(moveListItem, { body: { item_id: tuna!, before_item_id: box! } })
    expect(moved.data!.itemIds).toEqual([tuna, box, ham])
    expect(await view(shopper, listId)).toMatchObject({ sort: 'manual' })
    expect(await order(shopper, listId)).toEqual([tuna, box, ham])
    await shopper.call(deleteListItem, { body: { item_ids: [box!] } })
    const beside = { item_id: tuna!, after_item_id: box!, before_item_id: ham! }
    expect((await shopper.call(moveListItem, { body: beside })).codes).toEqual([])
    const nowhere = { item_id: tuna!, after_item_id: box! }
    expect((await shopper.call(moveListItem, { body: nowhere })).codes).toEqual(['list.lineGone'])
    await shopper.call(restoreListItem, { body: { item_ids: [box!] } })
    expect(await order(shopper, listId)).toEqual([tuna, box, ham])
  })

  it('keeps the name of a product that left the catalogue, and says what can be bought instead', async () => {
    const shopper = await customer()
    const { listId } = await make(shopper, { items: itemsOf([ids.gone]) })
    await shop.db.update(products).set({ isActive: false }).where(eq(products.id, ids.gone))
    await shop.catalogue.refresh()
    const [line] = (await view(shopper, listId)).items
    expect(line).toMatchObject({ name: 'Tonno al naturale', product: null })
    expect(line!.alternatives.map(({ product }) => product.productId)).toContain(ids.like)
    const body = { item_id: line!.itemId, product_id: ids.like }
    const { data } = await shopper.call(updateListItem, { body })
    expect(data!.list.items).toMatchObject([{ productId: ids.like, name: 'Tonno al naturale in vetro' }])
  })
})

describe('a list that is shared', () => {
  it('is read, copied and put into the cart by colleagues of the company, and changed by nobody but its owner', async () => {
    const companyId = await buildCompany(shop.db, 'LISTE', { name: 'Trattoria' })
    const owner = await buildUser(shop.db, { codInt: 'LISTE', firstName: 'Ada', lastName: 'Neri' })
    const mate = await buildUser(shop.db, { codInt: 'LISTE' })
    const [hers, his] = [await signedIn(shop, owner.id, companyId), await signedIn(shop, mate.id, companyId)]
    const stranger = await signedIn(shop, mate.id)
    const { listId, items } = await make(hers, { items: itemsOf([ids.ham]) })
    expect((await his.call(viewList, { query: { list_id: listId } })).httpStatus).toBe(404)
    await hers.call(updateList, { body: { list_id: listId, is_shared: true } })
    expect((await his.call(listLists)).data!.lists).toMatchObject([
      { listId, isOwn: false, isShared: true, ownerName: 'Ada Neri' },
    ])
    expect(await lines(his, listId)).toEqual([[ids.ham, 1]])
    expect((await stranger.call(viewList, { query: { list_id: listId } })).httpStatus).toBe(404)
    const [{ itemId } = { itemId: 0 }] = items
    const writes = [
      await his.call(addToList, { body: { list_id: listId, product_id: ids.box } }),
      await his.call(updateList, { body: { list_id: listId, name: 'Mia' } }),
      await his.call(deleteList, { body: { list_id: listId } }),
      await his.call(deleteListItem, { body: { list_id: listId, item_id: itemId } }),
    ]
    expect(writes.map(({ codes }) => codes)).toEqual(Array(4).fill(['list.readOnly']))
    expect((await his.call(deleteListItem, { body: { item_id: itemId } })).codes).toEqual(['list.lineGone'])
    expect((await make(his, { from_list_id: listId })).items).toHaveLength(1)
    await his.call(addAllFromList, { query: {}, body: { list_id: listId } })
    expect(await inCart(his)).toEqual([ids.ham])
    expect(await lines(hers, listId)).toEqual([[ids.ham, 1]])
  })

  it('needs a company', async () => {
    const shopper = await customer()
    const { listId } = await make(shopper)
    const { codes } = await shopper.call(updateList, { body: { list_id: listId, is_shared: true } })
    expect(codes).toEqual(['list.noColleagues'])
  })
})

it('what was deleted is gone for good after 30 days', async () => {
  const shopper = await customer()
  const kept = await make(shopper, { items: itemsOf([ids.ham, ids.box]) })
  const { listId } = await make(shopper)
  const itemId = kept.items[0]!.itemId
  await shopper.call(deleteListItem, { body: { item_id: itemId } })
  await shopper.call(deleteList, { body: { list_id: listId } })
  const later = new Date(shop.time.now().getTime() + LIST_KEPT_DAYS * DAY_MS)
  await removeOldLists(shop.db, later)
  expect((await shopper.call(listDeletedLists)).data!.lists).toHaveLength(1)
  await removeOldLists(shop.db, new Date(later.getTime() + 1000))
  expect((await shopper.call(restoreList, { body: { list_id: listId } })).codes).toEqual(['list.unknown'])
  expect((await shopper.call(restoreListItem, { body: { item_ids: [itemId] } })).codes).toEqual([
    'list.lineGone',
  ])
  expect((await view(shopper, kept.listId)).items).toHaveLength(1)
})
