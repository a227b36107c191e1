import { LIST_LINES_MAX, LIST_NAME_MAX } from '@cambusa/domain/constants'
import { LIST_SORTS } from '@cambusa/domain/lists/list-sort'
import * as Type from 'typebox'
import { ProductCard } from '../catalogue/product.ts'
import { Replacement } from '../cart/reorder.ts'
import { Euros, Id, Nullable, Quantity, Text } from '../schema.ts'

/** Days of delivery for which a list prepares a draft. */
export const StandingOrder = Type.Object({
  /** 1 Monday to 7 Sunday, in this order. */
  weekdays: Type.Array(Type.Integer()),
  /** Days before the delivery on which the draft is prepared. */
  leadDays: Type.Integer(),
  isPaused: Type.Boolean(),
  /** The next draft: when it is prepared and the delivery it is for, yyyy-MM-dd; null: paused, or no day of delivery. */
  next: Nullable(Type.Object({ preparedOn: Type.String(), deliveryOn: Type.String() })),
  /** Its days up to the next draft on which the shop is closed and which are therefore skipped, yyyy-MM-dd. */
  skipped: Type.Array(Type.String()),
  /** Those of its weekdays on which nothing is delivered: they have no drafts. */
  unserved: Type.Array(Type.Integer()),
})
export type StandingOrder = Type.Static<typeof StandingOrder>

/** A list that a standing order has prepared for one day of delivery. Nothing has been bought. */
export const DraftOfList = Type.Object({
  /** The list it was made of; null: that list is deleted. */
  fromListId: Nullable(Id),
  deliveryOn: Type.String(),
  /** ISO time. */
  preparedAt: Type.String(),
  /** ISO time of when it was put into the cart; null: not yet. */
  addedAt: Nullable(Type.String()),
  /** When it was prepared: the lines that could not be bought, and those that cost more than the time before. */
  missing: Type.Integer(),
  dearer: Type.Integer(),
  /** The lines that could be bought, at the prices of then. */
  total: Euros,
})
export type DraftOfList = Type.Static<typeof DraftOfList>

const summary = {
  listId: Id,
  name: Type.String(),
  itemCount: Type.Integer(),
  /** Names of its first products, at most 3. */
  firstNames: Type.Array(Type.String()),
  /** Colleagues of the company see it. */
  isShared: Type.Boolean(),
  /** False: of a colleague, who shares it; it can be read, copied and put into the cart. */
  isOwn: Type.Boolean(),
  /** Of the colleague; '' for the caller's own. */
  ownerName: Type.String(),
  sort: Type.Enum(LIST_SORTS),
  /** ISO times. */
  createdAt: Type.String(),
  updatedAt: Type.String(),
  standingOrder: Nullable(StandingOrder),
  draft: Nullable(DraftOfList),
}

export const ListSummary = Type.Object(summary)
export type ListSummary = Type.Static<typeof ListSummary>

export const ListItem = Type.Object({
  itemId: Id,
  /** null: the product was deleted. */
  productId: Nullable(Id),
  /** As it was called when it was added; the card has today's name. */
  name: Type.String(),
  /** The format, '500 g'. */
  description: Type.String(),
  mediaURL: Type.String(),
  /** Pieces or base unit. */
  quantity: Type.Number(),
  unit: Type.String(),
  /** Of one, VAT included, as it was known the last time; null: it had none. */
  price: Nullable(Euros),
  /** The choices of a product with selectOptions: 'name: value' joined by commas. */
  notes: Type.String(),
  /** null: the shop no longer sells it. */
  product: Nullable(ProductCard),
  /** For a product that cannot be bought: products that can, most similar first, at most 3. */
  alternatives: Type.Array(Replacement),
})
export type ListItem = Type.Static<typeof ListItem>

export const ListDetail = Type.Object({ ...summary, items: Type.Array(ListItem) })
export type ListDetail = Type.Static<typeof ListDetail>

export const ListName = Text(LIST_NAME_MAX)

/** A product with the quantity that a list notes of it. */
export const ProductToList = Type.Object({
  productId: Id,
  /** By default the least that can be bought; others are rounded to the steps of the product. */
  quantity: Type.Optional(Quantity),
  notes: Type.Optional(Text(500)),
})
export type ProductToList = Type.Static<typeof ProductToList>

export const ProductsToList = Type.Array(ProductToList, { minItems: 1, maxItems: LIST_LINES_MAX })

/** A product that did not come into the list, and why: ready to show. */
export const NotListed = Type.Object({
  productId: Nullable(Id),
  name: Type.String(),
  code: Type.String(),
  text: Type.String(),
})
export type NotListed = Type.Static<typeof NotListed>

/** The list after a change of its lines. */
export const ListChanged = Type.Object({ list: ListDetail, notAdded: Type.Array(NotListed) })
