import { ownValue } from '@cambusa/domain/own-value'
import { foodAt, hasFood } from './food.ts'
import { pictureAsset } from './picture-assets.ts'

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

/** Disc colours of each department, middle and rim, in the order of the shop. */
const DISCS: readonly (readonly [middle: string, rim: string])[] = [
  ['#e8f1de', '#c7ddaf'],
  ['#f8e6e4', '#eec1bd'],
  ['#e1eff6', '#b6d8ea'],
  ['#f8eddf', '#eed3b1'],
  ['#e8f1f9', '#c7def1'],
  ['#f8eee2', '#edd6b7'],
  ['#f9eedc', '#f1d5a8'],
  ['#e7f4fc', '#c5e5f8'],
  ['#fcece1', '#f8d0b6'],
  ['#eee1e7', '#d5b6c4'],
  ['#f5eae1', '#e7ccb6'],
  ['#ebedef', '#ced3d9'],
  ['#e4f4f5', '#bde4e7'],
  ['#f7ebf3', '#eacee3'],
  ['#fdf4e4', '#f9e3bd'],
  ['#f2ede6', '#ded3c1'],
]

/** Three goods that represent a department. */
const DEPARTMENT_FOODS: [string, string, string][] = [
  ['red-apple', 'carrot', 'leafy-green'],
  ['cut-of-meat', 'sausage', 'roast-chicken'],
  ['salmon-fillet', 'silver-fish', 'shrimp'],
  ['prosciutto', 'cheese-wedge', 'salami'],
  ['glass-of-milk', 'butter', 'egg'],
  ['bread', 'baguette-bread', 'croissant'],
  ['spaghetti-dry', 'tomato', 'olive'],
  ['ice-cream', 'pea-pod', 'snowflake'],
  ['cup-with-straw', 'orange', 'tropical-drink'],
  ['wine-glass', 'grapes', 'beer-mug'],
  ['cookie', 'hot-beverage', 'honey-pot'],
  ['takeout-box', 'fork-and-knife', 'plate'],
  ['sponge', 'bubbles', 'roll-of-paper'],
  ['lotion-bottle', 'soap', 'toothbrush'],
  ['baby-bottle', 'teddy-bear', 'fruit-cup'],
  ['dog', 'bone', 'cat'],
]

const SERVICE_ICONS = new Map([
  ['drive', 'shopping-bags'],
  ['home', 'delivery-truck'],
  ['rider', 'bicycle'],
  ['locker', 'locked'],
])

const disc = ([middle, rim]: readonly [string, string]) =>
  `<radialGradient id="disc" cx=".4" cy=".3" r=".9"><stop stop-color="${middle}"/><stop offset="1" stop-color="${rim}"/></radialGradient><circle cx="500" cy="500" r="470" fill="url(#disc)"/>`

/** A category: its food on a disc of its department's colour. Undefined if there is no drawing. */
export function categoryPictureSvg(department: number, food: string): string | undefined {
  const colours = DISCS[department - 1]
  if (!colours || !hasFood(food)) return undefined
  return svg(1000, 1000, disc(colours) + foodAt(food, 500, 490, 600))
}

/** A department: three of its goods on a disc. Undefined for an unknown number. */
export function departmentPictureSvg(department: number): string | undefined {
  const foods = DEPARTMENT_FOODS[department - 1]
  const colours = DISCS[department - 1]
  if (!foods || !colours) return undefined
  const [front, left, right] = foods
  return svg(
    1000,
    1000,
    disc(colours) +
      foodAt(left, 330, 380, 400, false) +
      foodAt(right, 680, 390, 400, false) +
      foodAt(front, 505, 620, 470),
  )
}

/** Sign of a delivery service on a transparent background. Undefined for an unknown one. */
export function servicePictureSvg(key: string): string | undefined {
  const icon = SERVICE_ICONS.get(key)
  return icon && svg(1000, 1000, foodAt(icon, 500, 500, 920, false))
}

const banners = pictureAsset<Readonly<Record<string, string>>>('banners.json')

/**
 * A banner for the slides that come with the program, 4 to 3, on a transparent background. Undefined for an unknown
 * one.
 */
export const bannerPictureSvg = (name: string): string | undefined => ownValue(banners(), name)
