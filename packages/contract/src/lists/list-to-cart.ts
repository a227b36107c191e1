import { LIST_LINES_MAX } from '@cambusa/domain/constants'
import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { ReorderPreview } from '../cart/reorder.ts'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, IdOrNone, Quantity, Text } from '../schema.ts'

/** A list or a draft; or what the customer orders always. */
const source = { list_id: Type.Optional(Id), usual: Type.Optional(Flag) }

/**
 * The answer is that of /cart/add-all-from-order/preview, so that one screen shows both. `orderItemId` is the line of
 * the list (its itemId), `price` that of the last time. Where the cart has fewer places than are needed, the first lines
 * in this order get one.
 */
export const previewAddAllFromList = endpoint({
  method: 'GET',
  url: '/cart/add-all-from-wishlist/preview',
  operationId: 'cartAddAllFromWishlistPreview',
  summary: 'What adding a list would put into the cart, and what has changed since the last time',
  tag: 'cart',
  act: 'shop',
  query: Type.Object(source),
  data: ReorderPreview,
})

/** list_id is in the query or in the body. A draft is marked as added. */
export const addAllFromList = endpoint({
  method: 'POST',
  url: '/cart/add-all-from-wishlist',
  operationId: 'cartAddAllFromWishlist',
  keyed: true,
  summary: 'Add the lines of a list to the cart, each as far as possible; with items only those, as chosen',
  tag: 'cart',
  act: 'shop',
  query: Type.Object({
    ...source,
    store_id: Type.Optional(IdOrNone),
    show_sectors: Type.Optional(Flag),
  }),
  body: Type.Object({
    ...source,
    items: Type.Optional(
      Type.Array(
        Type.Object({
          /** The itemId of the line. */
          orderItemId: Id,
          /** A product instead of that of the line. */
          productId: Type.Optional(Id),
          /** The quantity of the line by default. */
          quantity: Type.Optional(Quantity),
          /** Choices of the product, those of the line by default. */
          notes: Type.Optional(Text(500)),
        }),
        { minItems: 1, maxItems: LIST_LINES_MAX },
      ),
    ),
  }),
  data: Cart,
})
