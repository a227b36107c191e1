/** Every pack that can be drawn. */
export const PACK_SHAPES = [
  'bag',
  'pouch',
  'box',
  'sack',
  'bottle',
  'oil',
  'water',
  'soda',
  'wine',
  'sparkling',
  'beer',
  'spirit',
  'can',
  'drink-can',
  'flat-can',
  'jar',
  'spice',
  'tub',
  'cup',
  'tray',
  'brick',
  'gable',
  'crate',
  'loose',
  'multipack',
  'carton',
  'tube',
  'spray',
  'flask',
  'rolls',
  'net',
  'eggs',
  'bucket',
  'canister',
  'vacuum',
  'slices',
  'paper',
  'bowl',
  'bar',
  'stack',
  'glass',
] as const

export type PackShape = (typeof PACK_SHAPES)[number]

export const LABEL_FACES = [
  'sans',
  'serif',
  'script',
  'slab',
  'condensed',
  'rounded',
  'elegant',
  'geometric',
] as const

export type LabelFace = (typeof LABEL_FACES)[number]

/** All that a pack drawing depends on; kept with the product as `details.picture`. */
export interface PictureSpec {
  shape: PackShape
  /** Key of the food picture on the label. */
  food: string
  /** Name of the brand as its logo; empty for goods without one. */
  brand: string
  /** Short name on the label. */
  name: string
  /** Format printed on the pack: '500 g'. */
  size: string
  /** Colour of the brand, #rrggbb. */
  base: string
  /** Colour of the pack's second part, #rrggbb. */
  accent: string
  face: LabelFace
  /** Small marks: bio, sg, vegan, dop, igp, pro. */
  marks: string[]
  /** A multipack: how many packs, and of what shape. */
  count?: number
  inner?: PackShape
}
