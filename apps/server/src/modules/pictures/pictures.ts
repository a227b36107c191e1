/** Public exports of pictures; the demo draws its packs with these foods. */
export { foodAt, foodColour, hasFood } from './food.ts'
export { neutralPacks } from './neutral-pack.ts'
export { lazyJson } from './picture-assets.ts'
export type { Drawing, PictureSource } from './picture-source.ts'
