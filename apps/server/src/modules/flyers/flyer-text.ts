/** How many products a page shows unless it says so. */
export const PRODUCTS_A_PAGE = 8

/** A page of a flyer: a picture, named products, or a rule that finds them among those of the flyer's promotions. */
export interface FlyerPageText {
  title: string
  text?: string
  /** Codes of products, in their order. */
  products?: readonly string[]
  /** The rule: only of this promotion of the flyer, and only below this category (its slug). */
  promotion?: string
  category?: string
  limit?: number
  /** A picture of the page, with its size in pixels and what it shows. */
  image?: string
  alt?: string
  width?: number
  height?: number
}

/** A flyer as its author wrote it: names of promotions and products, but no price. */
export interface FlyerText {
  slug: string
  title: string
  summary: string
  promotions: readonly string[]
  /** First and last day, yyyy-MM-dd; by default those of its promotions. */
  from?: string
  to?: string
  /** The retailer's own PDF: a path of the shop. */
  pdf?: string
  pages: readonly FlyerPageText[]
}

/** Where flyers are written: the content of the shop. */
export interface FlyerSource {
  /** All flyers that are not drafts. Never rejects: without content there are none. */
  flyers(): Promise<readonly FlyerText[]>
  /** Changes when a flyer may have changed. */
  version(): string
  /** The content does not answer and nothing of it was kept: whether a flyer is there is not known. */
  isAway?(): boolean
}
