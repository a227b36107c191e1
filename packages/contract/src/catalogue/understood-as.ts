import * as Type from 'typebox'

/** One thing that a dish needs: what to search for, or the category that has it. */
export const UnderstoodShelf = Type.Object({
  name: Type.String(),
  /** The text to search for; absent where it is a category. */
  query: Type.Optional(Type.String()),
  /** The slug of the category; absent where it is a search. */
  slug: Type.Optional(Type.String()),
})
export type UnderstoodShelf = Type.Static<typeof UnderstoodShelf>

/** What a text was understood as, where it says more than its words. */
export const UnderstoodAs = Type.Object({
  /** The dish, occasion or use that it names, as the retailer's table calls it; null: none. */
  dish: Type.Union([Type.String(), Type.Null()]),
  /** What the dish needs, in order; what the shop does not have is left out. */
  shelves: Type.Array(UnderstoodShelf),
  /** What every product is without, by its own word or by its declared allergens. */
  without: Type.Array(Type.String()),
})
export type UnderstoodAs = Type.Static<typeof UnderstoodAs>
