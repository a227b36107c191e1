import { readListFile } from '@cambusa/contract/lists/list-files'
import {
  addToList,
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import { addAllFromList } from '@cambusa/contract/lists/list-to-cart'
import { createList, deleteList, restoreList, updateList } from '@cambusa/contract/lists/lists'
import {
  deleteStandingOrder,
  pauseStandingOrder,
  setStandingOrder,
} from '@cambusa/contract/lists/standing-orders'
import { sending, type Arrange, type World } from './world.ts'

const standing = { weekdays: [1, 4], lead_days: 1 }

/** A customer with a list of pasta and wine. */
async function withList(world: World) {
  const { shopper } = await world.customer()
  const { pasta, wine } = world.shop.goods
  const items = [pasta, wine].map((productId) => ({ productId, quantity: 2 }))
  const { data } = await shopper.call(createList, { body: { name: 'Lista', items } })
  const { listId, items: lines } = data!.list
  return { shopper, list_id: listId, first: lines[0]!.itemId, second: lines[1]!.itemId }
}

/** The writes of lists and standing orders, by operationId. */
export const listWrites: Readonly<Record<string, Arrange>> = {
  wishlistCreate: async (world) =>
    sending((await world.customer()).shopper, createList, {
      body: { name: 'Dal carrello', from_cart: true },
    }),
  wishlistUpdate: async (world) => {
    const { shopper, list_id } = await withList(world)
    return sending(shopper, updateList, { body: { list_id, name: 'Altro nome', sort: 'alf_desc' } })
  },
  wishlistDelete: async (world) => {
    const { shopper, list_id } = await withList(world)
    return sending(shopper, deleteList, { body: { list_id } })
  },
  wishlistRestore: async (world) => {
    const { shopper, list_id } = await withList(world)
    await shopper.call(deleteList, { body: { list_id } })
    return sending(shopper, restoreList, { body: { list_id } })
  },
  wishlistAddItem: async (world) => {
    const { shopper, list_id } = await withList(world)
    const product_id = world.shop.goods.apples
    return sending(shopper, addToList, { body: { list_id, product_id, quantity: 1 } })
  },
  wishlistUpdateItem: async (world) => {
    const { shopper, first } = await withList(world)
    // The list has apples nowhere, and wine already: the lines become one.
    return sending(shopper, updateListItem, {
      body: { item_id: first, product_id: world.shop.goods.wine, quantity: 9 },
    })
  },
  wishlistDeleteItem: async (world) => {
    const { shopper, first } = await withList(world)
    return sending(shopper, deleteListItem, { body: { item_id: first } })
  },
  wishlistRestoreItem: async (world) => {
    const { shopper, first } = await withList(world)
    await shopper.call(deleteListItem, { body: { item_id: first } })
    return sending(shopper, restoreListItem, { body: { item_ids: [first] } })
  },
  wishlistMoveItem: async (world) => {
    const { shopper, first, second } = await withList(world)
    return sending(shopper, moveListItem, { body: { item_id: first, after_item_id: second } })
  },
  wishlistReadFile: async (world) => {
    const body = Buffer.from('codice;quantita\nA1;2\n') as unknown as Uint8Array<ArrayBuffer>
    const send = sending((await world.customer()).shopper, readListFile, { body })
    return (headers) => send({ ...headers, 'content-type': 'application/octet-stream' })
  },
  wishlistStandingOrder: async (world) => {
    const { shopper, list_id } = await withList(world)
    return sending(shopper, setStandingOrder, { body: { list_id, ...standing } })
  },
  wishlistStandingOrderPause: async (world) => {
    const { shopper, list_id } = await withList(world)
    await shopper.call(setStandingOrder, { body: { list_id, ...standing } })
    return sending(shopper, pauseStandingOrder, { body: { list_id, is_paused: true } })
  },
  wishlistStandingOrderDelete: async (world) => {
    const { shopper, list_id } = await withList(world)
    await shopper.call(setStandingOrder, { body: { list_id, ...standing } })
    return sending(shopper, deleteStandingOrder, { body: { list_id } })
  },
  cartAddAllFromWishlist: async (world) => {
    const { shopper, list_id } = await withList(world)
    return sending(shopper, addAllFromList, { query: { list_id }, body: {} })
  },
}
