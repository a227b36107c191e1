/** Public exports of flyers. */
export { flyersOf } from './content-flyers.ts'
export { createFlyers } from './flyers.service.ts'
export type { FlyerSource, FlyerText } from './flyer-text.ts'
