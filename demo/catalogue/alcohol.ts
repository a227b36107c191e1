import type { InfoKey } from './food-info.ts'
import { chanceOf } from './random.ts'

/** Strength by volume of goods whose name tells more than their kind, from and to. */
const BY_NAME: readonly [RegExp, number, number][] = [
  [/spritz/i, 6, 8],
  [/aperitivo/i, 11, 11],
  [/vermouth/i, 15, 18],
  [/bitter/i, 24, 25],
  [/moscato spumante/i, 7, 7],
  [/amarone/i, 15, 16],
  [/riserva doc|primitivo|ripasso|cannonau/i, 13.5, 14.5],
  [/lambrusco|bonarda|frizzante/i, 10.5, 11.5],
  [/prosecco|spumante|franciacorta|trento|pignoletto/i, 11, 12.5],
  [/da tavola|bag-in-box/i, 11, 11.5],
  [/chianti|barbera|sangiovese|montepulciano|nero d|nebbiolo|gutturnio/i, 13, 14],
  [/doppio malto/i, 7, 8],
  [/IPA|castagne|miele/i, 5.8, 6.5],
  [/sambuca/i, 38, 40],
  [/vodka/i, 37.5, 40],
  [/limoncello|nocino/i, 28, 32],
]
const BY_KIND: Partial<Record<InfoKey, [number, number]>> = {
  wine: [12, 13],
  beer: [4.6, 5.4],
  milletBeer: [4.6, 5],
  spirit: [21, 30],
  distillate: [38, 42],
}

/** Strength in per cent of a drink, in steps of a half; null where there is none to tell (up to 1.2 per cent). */
export function alcoholOf(kind: InfoKey, goodName: string, seed: string): number | null {
  const usual = BY_KIND[kind]
  if (usual === undefined) return null
  const [, from, to] = BY_NAME.find(([pattern]) => pattern.test(goodName)) ?? ['', ...usual]
  return Math.round((from + (to - from) * chanceOf(`alcohol:${seed}`).next()) * 2) / 2
}
