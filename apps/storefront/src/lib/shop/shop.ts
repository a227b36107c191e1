import type { ShopLink } from '@cambusa/contract/shop-config'
import {
  externalLinks as otherSites,
  name as shopName,
  social as socialSites,
} from '../../../../../shop.config.json'

export {
  claim,
  company,
  contacts,
  copyright,
  logo,
  registrationEnabled,
} from '../../../../../shop.config.json'
export { default as logoPicture } from '../../../../../shop.logo.svg'

/** The retailer's own words and data, of the file with which the storefront was built (shop-identity.ts). */
export const name: string = shopName
export const social: readonly ShopLink[] = socialSites
export const externalLinks: readonly ShopLink[] = otherSites
