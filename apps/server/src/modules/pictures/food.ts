import { ownValue } from '@cambusa/domain/own-value'
import { pictureAsset } from './picture-assets.ts'

interface Food {
  /** SVG content on 32 by 32. */
  body: string
  /** Leading colour, #rrggbb. */
  colour: string
}

const foods = pictureAsset<Readonly<Record<string, Food>>>('foods.json')

const UNKNOWN = 'basket'

/** Whether there is a drawing of this food or thing. */
export const hasFood = (key: string): boolean => Object.hasOwn(foods(), key)

/** Leading colour of a food or thing; undefined without a drawing. */
export const foodColour = (key: string): string | undefined => ownValue(foods(), key)?.colour

const bodyOf = (key: string): string => (ownValue(foods(), key) ?? ownValue(foods(), UNKNOWN))?.body ?? ''

/** A food or thing, `size` wide, around a centre, with a small shadow; a basket if there is no drawing. */
export function foodAt(key: string, cx: number, cy: number, size: number, shadow = true): string {
  const under = shadow
    ? `<ellipse cx="${cx}" cy="${cy + size * 0.47}" rx="${size * 0.36}" ry="${size * 0.06}" fill="#1d1b18" opacity="0.16"/>`
    : ''
  return `${under}<g transform="translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 32})">${bodyOf(key)}</g>`
}
