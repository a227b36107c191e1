/** Addresses of the content service (specification §7); apart from the schemas, which a browser does not need. */

/** Post types that screens ask for; apart from the object below, as browsers get texts and numbers of the contract only. */
export const PAGES = 'pages'
export const FAQ = 'faq'
export const FAQ_CATEGORIES = 'faq_categories'

/** Names of the post types that the shop's own screens show. */
export const POST_TYPES = {
  pages: PAGES,
  faq: FAQ,
  flyers: 'volantini',
  faqCategories: FAQ_CATEGORIES,
} as const

/** Places of menus in the shop's frame. */
export const MENU_LOCATIONS = ['main', 'footer'] as const
export type MenuLocation = (typeof MENU_LOCATIONS)[number]

/** Filters of a list of posts; WordPress's defaults: page 1, 10 a page, newest first. */
export interface PostsAsked {
  slug?: string
  /** 1 to 100. */
  per_page?: number
  page?: number
  /** Words that title or text contain. */
  search?: string
  order?: 'asc' | 'desc'
  orderby?: 'date' | 'modified' | 'title' | 'slug' | 'id' | 'menu_order'
  /** Slug (ours) or id (WordPress's) of a category. */
  category?: string
  /** Ours: an earlier version of a page, with its slug. */
  version?: string
}

/** Exported because functions that browsers get may use exported values only. */
export const WORDPRESS = '/p/wp-json/wp/v2'

/** GET a post type; no envelope. Totals are in the headers TOTAL_HEADER and TOTAL_PAGES_HEADER. */
export function postsUrl(type: string, asked: PostsAsked = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  const path = `${WORDPRESS}/${encodeURIComponent(type)}`
  return query.size === 0 ? path : `${path}?${query}`
}

export const TOTAL_HEADER = 'x-wp-total'
export const TOTAL_PAGES_HEADER = 'x-wp-totalpages'

/** GET the items of the menu at a location; no envelope. */
export const menuUrl = (location: string): string =>
  `/p/wp-json/wp-api-menus/v2/menu-locations/${encodeURIComponent(location)}`

/** GET the slides of a slider on a day for a delivery service (0: none chosen); no envelope. */
export const slidesUrl = (
  sliderId: number | string,
  unixNoon: number | string,
  deliveryServiceId: number | string,
): string => `${WORDPRESS}/new_slides/${sliderId}/${unixNoon}/${deliveryServiceId}`

/** Where files of the content (pictures, PDF) are served: both WordPress's path and ours. */
export const UPLOADS_URL = '/p/wp-content/uploads/'
