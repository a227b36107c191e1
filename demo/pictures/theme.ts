import { hashText } from '@cambusa/domain/text/hash-text'
import { foodColour } from '../../apps/server/src/modules/pictures/pictures.ts'
import { darken, inkOn, lighten, luminance, mix, vivid } from './colour.ts'
import { UNKNOWN_COLOUR } from './foods/food-colours.ts'
import type { PictureSpec } from './picture-spec.ts'

const LABEL_STYLES = ['medallion', 'arch', 'band', 'frame', 'diagonal', 'stripe', 'poster'] as const

/** plain is for goods without a brand. */
export type LabelStyle = (typeof LABEL_STYLES)[number] | 'plain'

/** Colours and style of a pack: the brand decides the design, the food its variety colour. */
export interface Theme {
  spec: PictureSpec
  base: string
  accent: string
  /** Strong colour of the good. */
  variety: string
  /** Pale ground of the same tint. */
  pale: string
  /** Deep ink of the brand, readable on pale grounds. */
  ink: string
  style: LabelStyle
  /** Number drawn from brand and name, for small differences. */
  number: number
}

/** Strong enough to print on: pale and dull colours of foods are pulled towards the brand. */
function varietyOf(spec: PictureSpec): string {
  const colour = vivid(foodColour(spec.food) ?? UNKNOWN_COLOUR)
  const light = luminance(colour)
  if (light > 0.62) return darken(mix(colour, spec.base, 0.25), 0.24)
  return light < 0.02 ? lighten(colour, 0.18) : colour
}

/** What a label style covers a pack with where no label is: lids' rims, slanted sides. */
export function groundOf({ style, base, variety }: Theme): string {
  if (style === 'frame') return '#fdf8ec'
  if (style === 'stripe' || style === 'plain') return '#ffffff'
  return style === 'band' || style === 'poster' ? variety : base
}

export function themeOf(spec: PictureSpec): Theme {
  const variety = varietyOf(spec)
  const pale = lighten(variety, 0.86)
  const ofBrand = LABEL_STYLES[hashText(`style:${spec.brand}`) % LABEL_STYLES.length] ?? 'band'
  return {
    spec,
    base: spec.base,
    accent: spec.accent,
    variety,
    pale,
    ink: inkOn(pale, darken(spec.base, 0.15), 4),
    style: spec.brand === '' && spec.name === '' ? 'plain' : ofBrand,
    number: hashText(`${spec.brand}:${spec.name}`),
  }
}
