import * as Type from 'typebox'

/** One shelf that a dish needs: a text to search for, or a category. */
export const UnderstoodShelf = Type.Object({
  name: Type.String(),
  /** The text to search for; absent where it is a category. */
  query: Type.Optional(Type.String()),
  /** The slug of the category; absent where it is a search. */
  slug: Type.Optional(Type.String()),
})
export type UnderstoodShelf = Type.Static<typeof UnderstoodShelf>

/** The meaning of a text, where it is more than its words. */
export const UnderstoodAs = Type.Object({
  /** The dish, occasion or use that it names, by its name in the retailer's table; null: none. */
  dish: Type.Union([Type.String(), Type.Null()]),
  /** What the dish needs, in order, without what the shop does not sell. */
  shelves: Type.Array(UnderstoodShelf),
  /** What the products must not contain, by their words or their declared allergens. */
  without: Type.Array(Type.String()),
})
export type UnderstoodAs = Type.Static<typeof UnderstoodAs>
