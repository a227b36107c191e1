/** How the lines of a list are sorted: by hand, or by the names of their products. */
export const LIST_SORTS = ['manual', 'alf_asc', 'alf_desc'] as const
export type ListSort = (typeof LIST_SORTS)[number]
