/** Public exports of flyers. */
import type { FlyerSource } from './flyer-text.ts'

export { createFlyers } from './flyers.service.ts'
export type { FlyerSource, FlyerText } from './flyer-text.ts'

/** The source of a shop without content. */
export const noFlyers: FlyerSource = { flyers: async () => [], version: () => '' }
