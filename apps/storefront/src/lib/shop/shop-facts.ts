import type { ShopLink } from '@cambusa/contract/shop-config'
import { externalLinks as otherSites, social as socialSites } from '../../../../../shop.config.json'

/** The retailer's own words and data, of the file with which the storefront was built (shop-identity.ts). */
export { claim, company, contacts, copyright, registrationEnabled } from '../../../../../shop.config.json'
export const social: readonly ShopLink[] = socialSites
export const externalLinks: readonly ShopLink[] = otherSites
