import * as Type from 'typebox'

/** A value to filter a list by, with the number of products that would remain. */
export const FacetValue = Type.Object({
  value: Type.String(),
  label: Type.String(),
  count: Type.Integer(),
  selected: Type.Boolean(),
})
export type FacetValue = Type.Static<typeof FacetValue>

/** A property that a list can be filtered by. */
export const Facet = Type.Object({
  name: Type.String(),
  label: Type.String(),
  values: Type.Array(FacetValue),
  /** The number of values in the list; set when the answer holds fewer. */
  total: Type.Optional(Type.Integer()),
  /** True: a product must have all chosen values; in other facets one is enough. */
  needsAll: Type.Optional(Type.Boolean()),
})
export type Facet = Type.Static<typeof Facet>
