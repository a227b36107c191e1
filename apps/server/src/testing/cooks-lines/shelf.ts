import type { Db } from '../../platform/database/database.ts'
import { buildCategory, buildProduct } from '../factories/carts.ts'
import { buildShop } from '../factories/delivery.ts'

const loose = {
  kind: 'Sfuso',
  weightSelling: 100,
  stepSelling: 100,
  weightUnitSelling: 'g',
  weightUnitBase: 'kg',
  unitSelling: 'kg',
} as const
const boxOf = (piecesPerBox: number) => ({ details: { piecesPerBox } })

/** The goods of the cooks' lines, by the word by which the lines expect them: name, format and how they are sold. */
const GOODS: Readonly<Record<string, readonly [name: string, format?: string, rest?: object]>> = {
  cipolle: ['Cipolle dorate', '5 kg'],
  patate: ['Patate gialle', '2 kg'],
  rucola: ['Rucola', '125 g'],
  carote: ['Carote', '1 kg'],
  zucchine: ['Zucchine', '', loose],
  melanzane: ['Melanzane', '', loose],
  pomodorini: ['Pomodorini ciliegini', '500 g'],
  limoni: ['Limoni', '1 kg'],
  aglio: ['Aglio', '500 g'],
  basilico: ['Basilico', '50 g'],
  prezzemolo: ['Prezzemolo', '100 g'],
  insalata: ['Insalata iceberg', '1 pz'],
  funghi: ['Funghi champignon', '500 g'],
  spaghetti: ['Spaghetti n. 5', '500 g'],
  penne: ['Penne rigate', '500 g'],
  riso: ['Riso carnaroli', '1 kg'],
  farina: ['Farina 00', '1 kg'],
  semola: ['Semola rimacinata', '5 kg'],
  zucchero: ['Zucchero semolato', '1 kg'],
  sale: ['Sale fino', '1 kg'],
  pelati: ['Pomodori pelati', '2,5 kg', boxOf(6)],
  passata: ['Passata di pomodoro', '700 g', boxOf(12)],
  tonno: ['Tonno all’olio', '800 g'],
  ceci: ['Ceci lessati', '400 g'],
  olive: ['Olive denocciolate', '1 kg'],
  capperi: ['Capperi sotto sale', '500 g'],
  olio: ['Olio extravergine di oliva', '5 l'],
  aceto: ['Aceto di vino bianco', '1 l'],
  uova: ['Uova fresche', '6 pz'],
  latte: ['Latte intero', '1 l', boxOf(12)],
  panna: ['Panna fresca 35%', '1 l'],
  burro: ['Burro', '250 g'],
  parmigiano: ['Parmigiano Reggiano 24 mesi', '1 kg'],
  pecorino: ['Pecorino romano', '', loose],
  mozzarella: ['Mozzarella fiordilatte', '1 kg'],
  burrata: ['Burrata', '125 g'],
  ricotta: ['Ricotta', '1,5 kg'],
  mascarpone: ['Mascarpone', '500 g'],
  gorgonzola: ['Gorgonzola dolce', '', loose],
  yogurt: ['Yogurt bianco', '500 g'],
  yogurtSenza: ['Yogurt senza lattosio', '500 g'],
  crudo: ['Prosciutto crudo dolce', '', loose],
  guanciale: ['Guanciale', '', loose],
  pollo: ['Petto di pollo', '', loose],
  macinato: ['Macinato di manzo', '', loose],
  salmone: ['Salmone affumicato', '200 g'],
  gamberi: ['Gamberi sgusciati', '1 kg'],
  acqua: ['Acqua frizzante', '1,5 l', { kind: 'Confezione', qtyMult: 6 }],
  vino: ['Chianti', '750 ml'],
  birra: ['Birra bionda', '330 ml', boxOf(24)],
  prosecco: ['Prosecco', '750 ml'],
  cola: ['Cola', '330 ml'],
  caffe: ['Caffè in grani', '1 kg'],
  carta: ['Carta forno', '1 pz'],
  tovaglioli: ['Tovaglioli bianchi', '100 pz'],
  bicchieri: ['Bicchieri di carta', '50 pz'],
  sacchi: ['Sacchi neri', '20 pz'],
  detersivo: ['Detersivo piatti', '5 l'],
  lievito: ['Lievito di birra', '25 g'],
  besciamella: ['Besciamella', '500 ml'],
  cioccolato: ['Cioccolato fondente 70%', '1 kg'],
}

/** Fills a database with the shop of the cooks' lines; returns the product ids by those words. */
export async function fillCooksShop(db: Db): Promise<Map<string, number>> {
  await buildShop(db)
  const pantry = await buildCategory(db, 'Dispensa')
  const ids = new Map<string, number>()
  for (const [key, [name, format = '', rest = {}]] of Object.entries(GOODS))
    ids.set(key, await buildProduct(db, pantry, { name, format, ...rest }))
  return ids
}
