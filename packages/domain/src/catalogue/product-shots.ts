/** What a picture of a product shows, in the order in which pictures are shown: the first one is its main picture. */
export const SHOTS = ['front', 'back', 'label', 'open', 'use'] as const
export type Shot = (typeof SHOTS)[number]

/** Most pictures of one product with the same shot. */
export const SHOT_NUMBER_MAX = 9
