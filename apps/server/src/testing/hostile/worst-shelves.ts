import type { Db } from '../../platform/database/database.ts'
import { buildCategory, buildProduct } from '../factories/carts.ts'

const GOODS = 'Pasta Latte Olio Farina Birra Acqua Burro Zucchero Riso Tonno'.split(' ')
const TASTES =
  'pomodoro; senza glutine; di semi; bio; intero senza lattosio; al limone; da 6; per pizza'.split('; ')
const FORMATS = ['500 g', '6 x 1,5 l', '1 kg', '12 x 330 ml', '24 pz']

/** Shelves of goods of which each word of a line finds many. */
export async function fillShelves(db: Db): Promise<void> {
  const pantry = await buildCategory(db, 'Dispensa')
  let code = 900_000
  for (const goods of GOODS)
    for (const taste of TASTES)
      for (const format of FORMATS)
        await buildProduct(db, pantry, { code: String(code++), name: `${goods} ${taste}`, format })
}
