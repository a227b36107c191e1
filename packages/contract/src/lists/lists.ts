import { LIST_SORTS } from '@cambusa/domain/lists/list-sort'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, Nullable } from '../schema.ts'
import { ListChanged, ListDetail, ListName, ListSummary, ProductsToList } from './list-parts.ts'

export const listLists = endpoint({
  method: 'GET',
  url: '/wishlist/list',
  operationId: 'wishlistList',
  summary:
    'The customer’s lists for the company, and those that colleagues share; drafts are in /wishlist/drafts',
  tag: 'wishlist',
  act: 'shop',
  keptOffline: 'own',
  data: Type.Object({
    /** By name. */
    lists: Type.Array(ListSummary),
    limits: Type.Object({ lists: Type.Integer(), lines: Type.Integer() }),
    /** Whether there are colleagues to share with: a customer without a company has none. */
    canShare: Type.Boolean(),
  }),
})

export const viewList = endpoint({
  method: 'GET',
  url: '/wishlist/view',
  operationId: 'wishlistView',
  summary: 'A list with its lines: the product card of each as it is now, or the kept name and alternatives',
  tag: 'wishlist',
  act: 'shop',
  keptOffline: 'own',
  query: Type.Object({
    list_id: Id,
    /** That of the list by default. */
    sort: Type.Optional(Type.Enum(LIST_SORTS)),
  }),
  data: Type.Object({ list: ListDetail }),
})

/** 'Quello che ordino sempre': made of the orders, no list of its own. Its itemId is the productId. */
export const viewUsualProducts = endpoint({
  method: 'GET',
  url: '/wishlist/usual',
  operationId: 'wishlistUsual',
  summary: 'What the customer orders always, most often first, with the usual quantities',
  tag: 'wishlist',
  act: 'shop',
  keptOffline: 'own',
  data: Type.Object({
    items: ListDetail.properties.items,
    /** How many of the last orders have each product, by its id as text, of `orders`. */
    times: Type.Record(Type.String(), Type.Integer()),
    orders: Type.Integer(),
  }),
})

/** Which lists have a product: for the menu of a card. */
export const listsOfProduct = endpoint({
  method: 'GET',
  url: '/wishlist/of-product',
  operationId: 'wishlistOfProduct',
  summary: 'The customer’s own lists, by name, and whether they have a product',
  tag: 'wishlist',
  act: 'shop',
  query: Type.Object({ product_id: Id }),
  data: Type.Object({
    lists: Type.Array(
      Type.Object({
        listId: Id,
        name: Type.String(),
        itemCount: Type.Integer(),
        /** The line that has the product; null: none has. */
        itemId: Nullable(Id),
        quantity: Type.Number(),
      }),
    ),
  }),
})

/** One source at most: products, an order, the cart, what is ordered always, or another list that the caller may read. */
export const createList = endpoint({
  method: 'POST',
  url: '/wishlist/create',
  operationId: 'wishlistCreate',
  summary: 'Make a list, empty or of products, an order, the cart, the usual products or another list',
  tag: 'wishlist',
  act: 'shop',
  keyed: true,
  body: Type.Object({
    name: ListName,
    items: Type.Optional(ProductsToList),
    order_id: Type.Optional(Id),
    from_cart: Type.Optional(Flag),
    from_usual: Type.Optional(Flag),
    from_list_id: Type.Optional(Id),
  }),
  data: ListChanged,
})

export const updateList = endpoint({
  method: 'POST',
  url: '/wishlist/update',
  operationId: 'wishlistUpdate',
  summary: 'Rename a list, share it inside the company or not, choose its order; what is left out stays',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({
    list_id: Id,
    name: Type.Optional(ListName),
    is_shared: Type.Optional(Flag),
    sort: Type.Optional(Type.Enum(LIST_SORTS)),
  }),
  data: Type.Object({ list: ListSummary }),
})

export const deleteList = endpoint({
  method: 'POST',
  url: '/wishlist/delete',
  operationId: 'wishlistDelete',
  summary: 'Delete a list or a draft; for 30 days it can be restored',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({ list_id: Id }),
  data: Type.Object({
    /** Until when it can be restored, ISO time. */
    restorableUntil: Type.String(),
  }),
})

export const restoreList = endpoint({
  method: 'POST',
  url: '/wishlist/restore',
  operationId: 'wishlistRestore',
  summary: 'Restore a deleted list: the undo of its deletion',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({ list_id: Id }),
  data: Type.Object({ list: ListSummary }),
})

/** Lists that were deleted and can be restored. */
export const listDeletedLists = endpoint({
  method: 'GET',
  url: '/wishlist/deleted',
  operationId: 'wishlistDeleted',
  summary: 'The customer’s deleted lists that can still be restored, last deleted first',
  tag: 'wishlist',
  act: 'shop',
  data: Type.Object({
    lists: Type.Array(Type.Object({ ...ListSummary.properties, restorableUntil: Type.String() })),
  }),
})
