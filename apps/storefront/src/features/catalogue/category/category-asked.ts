import { CARD } from '@cambusa/contract/catalogue/product'

/** What screens ask of the categories, without the library of queries: app/early/ asks for it before that is loaded. */

/** Three levels: no menu shows more. */
export const MENU_DEPTH = 3

/** The departments on home. */
export const DEPARTMENTS_DEPTH = 1

/** The tree without its empty branches, down to a depth. */
export const treeAsked = (depth: number) => ({ fields: CARD, filtered: true, depth }) as const

export type OneCategory = { slug: string } | { categoryId: number }

/** One category, with children and grandchildren. */
export const oneAsked = (which: OneCategory) =>
  ({ ...which, fields: CARD, depth: 2, filtered: true }) as const
