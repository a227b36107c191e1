/** What the first screen shows of the retailer's file; later parts import theirs from it. */
export { logo, name } from '../../../../../shop.config.json'
export { default as logoPicture } from '../../../../../shop.logo.svg'
