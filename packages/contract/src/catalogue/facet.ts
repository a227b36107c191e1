import * as Type from 'typebox'

/** A value to narrow a list by, with the products that choosing it would leave. */
export const FacetValue = Type.Object({
  value: Type.String(),
  label: Type.String(),
  count: Type.Integer(),
  selected: Type.Boolean(),
})
export type FacetValue = Type.Static<typeof FacetValue>

/** What narrows a list in one respect. */
export const Facet = Type.Object({
  name: Type.String(),
  label: Type.String(),
  values: Type.Array(FacetValue),
  /** How many values the list has in all; given where they are more than those told. */
  total: Type.Optional(Type.Integer()),
  /** True where a product must have every value chosen; of other facets any of them is enough. */
  needsAll: Type.Optional(Type.Boolean()),
})
export type Facet = Type.Static<typeof Facet>
