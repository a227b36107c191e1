import { LIST_LINES_MAX } from '@cambusa/domain/constants'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, Quantity, Text } from '../schema.ts'
import { ListChanged, ProductsToList } from './list-parts.ts'

/** The answer has only the lines that the call changed, not the whole list. */
const changed_only = Type.Optional(Flag)

/**
 * Writes to lines. Each is about its own lines only, so that a list that is edited on two devices keeps what both did.
 */
export const addToList = endpoint({
  method: 'POST',
  url: '/wishlist/add-item',
  operationId: 'wishlistAddItem',
  summary:
    'Put a product, or several, into a list; one that the list has already gets the quantity, if one is given',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({
    list_id: Id,
    product_id: Type.Optional(Id),
    quantity: Type.Optional(Quantity),
    notes: Type.Optional(Text(500)),
    /** Instead of product_id. */
    items: Type.Optional(ProductsToList),
    /** All lines of an order of the caller's, instead of product_id. */
    order_id: Type.Optional(Id),
    /** All lines of the caller's cart, instead of product_id. */
    from_cart: Type.Optional(Flag),
    changed_only,
  }),
  data: ListChanged,
})

export const updateListItem = endpoint({
  method: 'POST',
  url: '/wishlist/update-item',
  operationId: 'wishlistUpdateItem',
  summary: 'Set the quantity of a line, its choices or its product (an alternative); what is left out stays',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({
    /** The list of the line: may be left out. */
    list_id: Type.Optional(Id),
    item_id: Id,
    /** Rounded to the steps of the product. */
    quantity: Type.Optional(Quantity),
    product_id: Type.Optional(Id),
    notes: Type.Optional(Text(500)),
    changed_only,
  }),
  data: ListChanged,
})

export const deleteListItem = endpoint({
  method: 'POST',
  url: '/wishlist/delete-item',
  operationId: 'wishlistDeleteItem',
  summary: 'Remove a line, or several, from a list',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({
    list_id: Type.Optional(Id),
    item_id: Type.Optional(Id),
    /** Instead of item_id. */
    item_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: LIST_LINES_MAX })),
    changed_only,
  }),
  data: ListChanged,
})

export const restoreListItem = endpoint({
  method: 'POST',
  url: '/wishlist/restore-item',
  operationId: 'wishlistRestoreItem',
  summary: 'Put removed lines back where they were: the undo of their removal',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({
    list_id: Type.Optional(Id),
    item_ids: Type.Array(Id, { minItems: 1, maxItems: LIST_LINES_MAX }),
    changed_only,
  }),
  data: ListChanged,
})

/**
 * The line comes right after `after_item_id`, or, where that one is not named or gone, right before `before_item_id`.
 * The list is sorted by hand from then on: a list that was sorted by name keeps that order for its other lines.
 */
export const moveListItem = endpoint({
  method: 'POST',
  url: '/wishlist/move-item',
  operationId: 'wishlistMoveItem',
  summary: 'Move a line of a list next to another one',
  tag: 'wishlist',
  act: 'shop',
  body: Type.Object({
    list_id: Type.Optional(Id),
    item_id: Id,
    after_item_id: Type.Optional(Id),
    before_item_id: Type.Optional(Id),
  }),
  data: Type.Object({
    listId: Id,
    /** All lines in their order now. */
    itemIds: Type.Array(Id),
  }),
})
