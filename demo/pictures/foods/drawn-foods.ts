import { bakeryFoods } from './bakery.ts'
import { cheeseFoods } from './cheese.ts'
import { FOOD_COLOURS, UNKNOWN_COLOUR } from './food-colours.ts'
import { fishFoods } from './fish.ts'
import { meatFoods } from './meat.ts'
import { pastaFoods } from './pasta.ts'
import { produceFoods } from './produce.ts'

/** Foods that we have drawn, as SVG content on 32 by 32; make-shop-pictures.ts keeps them for the server. */
export const drawnFoods: Readonly<Record<string, string>> = {
  ...bakeryFoods,
  ...cheeseFoods,
  ...fishFoods,
  ...meatFoods,
  ...pastaFoods,
  ...produceFoods,
}

/** The colour that stands out of the pictures of every drawn food: that of its largest part. */
function firstColour(svg: string): string | undefined {
  const colours = svg.match(/offset="\.5" stop-color="(#[0-9a-f]{6})"/g) ?? []
  return /#[0-9a-f]{6}/.exec(colours[Math.floor(colours.length / 2)] ?? '')?.[0]
}

/** Leading colour of a food, #rrggbb: packs of different goods of one brand differ by it. An icon's own is `known`. */
export const leadingColour = (key: string, known?: string): string =>
  FOOD_COLOURS[key] ?? firstColour(drawnFoods[key] ?? '') ?? known ?? UNKNOWN_COLOUR
