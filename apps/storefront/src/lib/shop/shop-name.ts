/** The retailer's data for the first screen; chunks loaded later import from here too. */
export { logo, name } from '../../../../../shop.config.json'
export { default as logoPicture } from '../../../../../shop.logo.svg'
