import { ownValue } from '@cambusa/domain/own-value'
import { drawingAsset } from '../drawing-assets.ts'
import { bakeryFoods } from './bakery.ts'
import { cheeseFoods } from './cheese.ts'
import { FOOD_COLOURS } from './food-colours.ts'
import { fishFoods } from './fish.ts'
import { meatFoods } from './meat.ts'
import { pastaFoods } from './pasta.ts'
import { produceFoods } from './produce.ts'

const iconSet = drawingAsset<Readonly<Record<string, { body: string; colour: string }>>>('food-icons.json')

const drawn: Readonly<Record<string, string>> = {
  ...bakeryFoods,
  ...cheeseFoods,
  ...fishFoods,
  ...meatFoods,
  ...pastaFoods,
  ...produceFoods,
}

const UNKNOWN = 'basket'

/** Whether there is a picture of this food or thing. */
export const hasFoodPicture = (key: string) => Object.hasOwn(drawn, key) || Object.hasOwn(iconSet(), key)

export const foodPictureKeys = () => [...Object.keys(iconSet()), ...Object.keys(drawn)]

/** The picture of a food or thing as SVG content on 32 by 32; a shopping basket where there is none. */
export function foodPicture(key: string): string {
  const known = hasFoodPicture(key) ? key : UNKNOWN
  return ownValue(drawn, known) ?? ownValue(iconSet(), known)?.body ?? ''
}

/** The colour that stands out of the pictures of every drawn food: that of its largest part. */
function firstColour(svg: string): string | undefined {
  const colours = svg.match(/offset="\.5" stop-color="(#[0-9a-f]{6})"/g) ?? []
  return /#[0-9a-f]{6}/.exec(colours[Math.floor(colours.length / 2)] ?? '')?.[0]
}

/** Leading colour of a food, #rrggbb: packs of different goods of one brand differ by it. */
export function foodColour(key: string): string {
  if (!hasFoodPicture(key)) return '#b07a3e'
  const own = ownValue(drawn, key)
  const seen = own === undefined ? ownValue(iconSet(), key)?.colour : firstColour(own)
  return FOOD_COLOURS[key] ?? seen ?? '#b07a3e'
}
