/** What the first screen shows of the retailer's file; the rest, which comes later, is in shop-facts.ts. */
export { logo, name } from '../../../../../shop.config.json'
export { default as logoPicture } from '../../../../../shop.logo.svg'
