import { REORDER_CHANGES } from '@cambusa/domain/orders/reorder-line'
import * as Type from 'typebox'
import { ProductCard } from '../catalogue/product.ts'
import { endpoint } from '../endpoint.ts'
import { Euros, Flag, Id, IdOrNone, Nullable, Quantity, Text } from '../schema.ts'
import { Cart } from './cart.ts'

/** A product that can be bought instead, with the quantity to add. */
export const Replacement = Type.Object({ product: ProductCard, quantity: Type.Number() })
export type Replacement = Type.Static<typeof Replacement>

/** A line that was ordered, and what ordering it again adds to the cart now. */
export const ReorderLine = Type.Object({
  orderItemId: Id,
  name: Type.String(),
  /** The format, '500 g'. */
  description: Type.String(),
  mediaURL: Type.String(),
  /** What was ordered, pieces or base unit, and the price of one then. */
  quantity: Type.Number(),
  unit: Type.String(),
  price: Euros,
  /** The choices made then; '' without any. */
  notes: Type.String(),
  changes: Type.Array(Type.Enum(REORDER_CHANGES)),
  /** The product now; null: the shop no longer sells it. */
  now: Nullable(
    Type.Object({
      /** Added to the cart; 0: it cannot be bought. */
      quantity: Type.Number(),
      /** Whether the cart has the line already, so that it needs no place of its own. */
      isInCart: Type.Boolean(),
      product: ProductCard,
    }),
  ),
  /** For a line that cannot be bought: products that can, most similar first, at most 3. */
  alternatives: Type.Array(Replacement),
})
export type ReorderLine = Type.Static<typeof ReorderLine>

export const ReorderPreview = Type.Object({
  lines: Type.Array(ReorderLine),
  /** Lines that the cart has room for, and those that the lines that can be bought need. */
  places: Type.Object({ free: Type.Integer(), needed: Type.Integer(), limit: Type.Integer() }),
  /** The goods then, and those that can be bought as proposed now, VAT included. */
  totalThen: Euros,
  totalNow: Euros,
})
export type ReorderPreview = Type.Static<typeof ReorderPreview>

export const previewReorder = endpoint({
  method: 'GET',
  url: '/cart/add-all-from-order/preview',
  operationId: 'cartAddAllFromOrderPreview',
  summary: 'What ordering an order again would add to the cart, and what has changed since',
  tag: 'cart',
  act: 'shop',
  query: Type.Object({ order_id: Id }),
  data: ReorderPreview,
})

/** order_id is in the query or in the body. */
export const addAllFromOrder = endpoint({
  method: 'POST',
  url: '/cart/add-all-from-order',
  operationId: 'cartAddAllFromOrder',
  keyed: true,
  summary: 'Add the lines of an order to the cart, each as far as possible; with items only those, as chosen',
  tag: 'cart',
  act: 'shop',
  query: Type.Object({
    order_id: Type.Optional(Id),
    store_id: Type.Optional(IdOrNone),
    show_sectors: Type.Optional(Flag),
  }),
  body: Type.Object({
    order_id: Type.Optional(Id),
    items: Type.Optional(
      Type.Array(
        Type.Object({
          orderItemId: Id,
          /** A product instead of that of the line. */
          productId: Type.Optional(Id),
          /** The quantity of the line by default. */
          quantity: Type.Optional(Quantity),
          /** Choices of the product ('name: value' joined by commas), those of the line by default. */
          notes: Type.Optional(Text(500)),
        }),
        { minItems: 1, maxItems: 500 },
      ),
    ),
  }),
  data: Cart,
})
