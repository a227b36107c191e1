/** Public exports of pictures; the demo draws its packs with these foods. */
export { foodAt, foodColour, hasFood } from './food.ts'
export { neutralPacks } from './neutral-pack.ts'
export { openPictureStore } from './open-picture-store.ts'
export { lazyJson } from './picture-assets.ts'
export type { Drawing, PictureSource } from './picture-source.ts'
export { findProductPictures, type ProductPictureRow } from './product-pictures.queries.ts'
export type { PictureStore } from './store/picture-store.ts'
