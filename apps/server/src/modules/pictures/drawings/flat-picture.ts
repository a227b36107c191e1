import { BANNERS, type BannerItem } from './banners.ts'
import { darken, lighten } from './colour.ts'
import { foodAt } from './label-parts.ts'
import { hasFoodPicture } from './foods/food-picture.ts'
import { packDrawing } from './pack-picture.ts'
import { oval, shape } from './parts.ts'

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

/** Grounds of the departments, in the order of the shop. */
const GROUNDS = [
  '#7fb24a',
  '#d9726a',
  '#5aa6cf',
  '#d99a4e',
  '#7fb3e0',
  '#d6a25c',
  '#e0a03a',
  '#7cc4ee',
  '#f0955a',
  '#a05a78',
  '#c98a5a',
  '#8f9aa8',
  '#6ac2c9',
  '#d08fbf',
  '#f2c06a',
  '#b59a72',
]

/** Three goods that stand for a department. */
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

const disc = (colour: string) =>
  `<radialGradient id="disc" cx=".4" cy=".3" r=".9"><stop stop-color="${lighten(colour, 0.82)}"/><stop offset="1" stop-color="${lighten(colour, 0.56)}"/></radialGradient><circle cx="500" cy="500" r="470" fill="url(#disc)"/>`

/** A category: its food on a disc of its department's colour. Undefined for what is not drawn. */
export function categoryPictureSvg(department: number, food: string): string | undefined {
  const ground = GROUNDS[department - 1]
  if (!ground || !hasFoodPicture(food)) return undefined
  return svg(1000, 1000, disc(ground) + foodAt(food, 500, 490, 600))
}

/** A first-level category: three of its goods on a disc. Undefined for a number that no department has. */
export function departmentPictureSvg(department: number): string | undefined {
  const foods = DEPARTMENT_FOODS[department - 1]
  const ground = GROUNDS[department - 1]
  if (!foods || !ground) return undefined
  const [front, left, right] = foods
  return svg(
    1000,
    1000,
    disc(ground) +
      foodAt(left, 330, 380, 400, false) +
      foodAt(right, 680, 390, 400, false) +
      foodAt(front, 505, 620, 470),
  )
}

/** Sign of a delivery service on transparent ground. Undefined for an unknown one. */
export function servicePictureSvg(key: string): string | undefined {
  const icon = SERVICE_ICONS.get(key)
  return icon && svg(1000, 1000, foodAt(icon, 500, 500, 920, false))
}

function itemSvg(item: BannerItem, index: number): string {
  const { x, y, size } = item
  if ('food' in item) return foodAt(item.food, x, y, size)
  const drawing = packDrawing(item.spec, `i${index}`)
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 1000})">${drawing}</g>`
}

/** A banner of the home page, 4 to 3, on transparent ground. Undefined for an unknown one. */
export function bannerPictureSvg(name: string): string | undefined {
  const banner = Object.hasOwn(BANNERS, name) ? BANNERS[name] : undefined
  if (!banner) return undefined
  const { colour, items } = banner
  const ground =
    shape(
      'M120 470C90 250 300 110 560 96C840 80 1090 190 1112 430C1130 640 1010 770 760 790C470 812 150 760 120 470Z',
      lighten(colour, 0.55),
    ) +
    shape(
      'M190 500C170 330 340 190 570 180C800 170 1010 260 1030 450C1046 620 930 720 720 734C470 752 210 720 190 500Z',
      lighten(colour, 0.72),
    ) +
    oval(600, 800, 470, 46, darken(colour, 0.4), 0.14)
  return svg(1200, 900, ground + items.map(itemSvg).join(''))
}
