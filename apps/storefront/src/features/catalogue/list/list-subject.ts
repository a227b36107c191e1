/** The subject of a list of GET /products: a category, a text, or both. */
export interface ListSubject {
  parent_category_id?: number | undefined
  query?: string | undefined
  /** The text is searched as typed, without correction. */
  as_typed?: true | undefined
}

/** The most letters that the shop reads. */
const LONGEST_QUERY = 200

/** The subject of a search's address. */
export const subjectOf = ({ query, parent_category_id, as_typed }: ListSubject): ListSubject => ({
  query: query?.slice(0, LONGEST_QUERY),
  parent_category_id,
  as_typed,
})
