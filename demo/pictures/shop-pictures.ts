import { neutralPacks } from '../../apps/server/src/modules/pictures/pictures.ts'
import { bannerPictureSvg } from './banner-picture.ts'
import { BANNERS } from './banners.ts'
import { drawnFoods, leadingColour } from './foods/drawn-foods.ts'
import { neutralSpec } from './neutral-spec.ts'
import { packPictureSvg } from './pack-picture.ts'

interface Food {
  body: string
  colour: string
}

/** The foods of the server's file, of which every shop's pictures are made, with those that we have drawn. */
export function foodsWithDrawn(known: Readonly<Record<string, Food>>): Record<string, Food> {
  const bodies = Object.entries({ ...known, ...drawnFoods }).map(
    ([key, food]) => [key, typeof food === 'string' ? food : food.body] as const,
  )
  return Object.fromEntries(
    bodies.map(([key, body]) => [key, { body, colour: leadingColour(key, known[key]?.colour) }]),
  )
}

/** Packs of products without a picture, by their names. */
export const neutralPackSvgs = (): Record<string, string> =>
  Object.fromEntries([...neutralPacks()].map(([name, of]) => [name, packPictureSvg(neutralSpec(...of))]))

/** Banners of the slides that come with the program, by their names. */
export const bannerSvgs = (): Record<string, string> =>
  Object.fromEntries(Object.entries(BANNERS).map(([name, banner]) => [name, bannerPictureSvg(banner)]))
