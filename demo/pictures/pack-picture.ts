import { bag, net, pouch, sack, vacuum } from './packs/bags.ts'
import { bottle, glass, soda, water } from './packs/soft-bottles.ts'
import { beer, oil, sparkling, spirit, wine } from './packs/glass-bottles.ts'
import { bar, box, brick, carton, eggs, gable, stack } from './packs/boxes.ts'
import { canister, flask, rolls, spray, tube } from './packs/household.ts'
import { multipack } from './packs/multipack.ts'
import { bowl, crate, loose, paper, slices, tray } from './packs/open.ts'
import { bucket, can, cup, drinkCan, flatCan, jar, spice, tub } from './packs/round.ts'
import type { PackShape, PictureSpec } from './picture-spec.ts'
import { themeOf, type Theme } from './theme.ts'

const PACKS: Record<Exclude<PackShape, 'multipack'>, (theme: Theme) => string> = {
  bag,
  pouch,
  box,
  sack,
  bottle,
  oil,
  water,
  soda,
  wine,
  sparkling,
  beer,
  spirit,
  can,
  'drink-can': drinkCan,
  'flat-can': flatCan,
  jar,
  spice,
  tub,
  cup,
  tray,
  brick,
  gable,
  crate,
  loose,
  carton,
  tube,
  spray,
  flask,
  rolls,
  net,
  eggs,
  bucket,
  canister,
  vacuum,
  slices,
  paper,
  bowl,
  bar,
  stack,
  glass,
}

const draw = (theme: Theme, shape: PackShape): string =>
  shape === 'multipack'
    ? multipack(theme, (inner) => draw(theme, inner === 'multipack' ? 'box' : inner))
    : PACKS[shape](theme)

/** Ids of one drawing set apart from those of another beside it. */
const withPrefix = (content: string, prefix: string) =>
  content.replace(/\b(id="|url\(#|href="#)/g, (opening) => `${opening}${prefix}`)

/** A pack without its ground, to be put among others; `prefix` keeps its ids apart. */
export const packDrawing = (spec: PictureSpec, prefix: string): string =>
  withPrefix(draw(themeOf(spec), spec.shape), prefix)

/** The picture of a pack on white, 1000 by 1000: a pure function of what it shows. */
export function packPictureSvg(spec: PictureSpec): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#fff"/>${draw(themeOf(spec), spec.shape)}</svg>`
}
