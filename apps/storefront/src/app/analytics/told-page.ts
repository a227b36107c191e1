import { shopOrigin } from '../../lib/device/server-url.ts'
import type { ShopRouter } from '../navigation/router.tsx'
import { paths } from '../navigation/paths.ts'

/** Screens whose parameters are the shop's own words: a product, a category, a page. */
const PUBLIC: readonly string[] = [
  paths.category,
  paths.product,
  paths.productHistory,
  paths.page,
  paths.faqCategory,
  paths.flyer,
  paths.form,
]
/** A slug: nothing that anybody could have typed about a person. */
const SLUGS = /^[a-z0-9/-]*$/

/**
 * The address of the screen as services may have it: of the catalogue and of pages as it is, of everything else its
 * pattern (`/profile/orders/$orderId`); never what stands behind '?'.
 */
export function toldPage({ state: { matches, location } }: Pick<ShopRouter, 'state'>): string {
  const pattern = matches.at(-1)?.fullPath ?? '/'
  const isPublic = PUBLIC.includes(pattern) && SLUGS.test(location.pathname)
  return shopOrigin() + (isPublic ? location.pathname : pattern)
}
