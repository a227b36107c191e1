import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannerSvgs, foodsWithDrawn, neutralPackSvgs } from './shop-pictures.ts'

/**
 * Writes the drawings that every shop has, whatever it sells, into the server's module of pictures. After a change of a drawing:
 *   npx tsx demo/pictures/make-shop-pictures.ts
 */
const folder = join(import.meta.dirname, '../../apps/server/src/modules/pictures/assets')
const write = (file: string, content: object) =>
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)

const known = JSON.parse(readFileSync(join(folder, 'foods.json'), 'utf8')) as Parameters<
  typeof foodsWithDrawn
>[0]
// Packs and banners are drawn with the foods as they are written now.
write('foods.json', foodsWithDrawn(known))
write('neutral-packs.json', neutralPackSvgs())
write('banners.json', bannerSvgs())
