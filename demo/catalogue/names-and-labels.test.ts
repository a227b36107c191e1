import { expect, it } from 'vitest'
import { demoProducts } from './generate.ts'
import type { DemoProduct } from './product.ts'

const products = [...demoProducts(3000)].filter(({ info }) => info !== undefined)
const bareName = ({ name, brand }: DemoProduct) => name.replace(` ${brand}`, '').toLowerCase()
const isAnimalAllergen = (allergen: string) =>
  ['latte', 'uova', 'pesce', 'crostacei', 'molluschi'].includes(allergen)
const has = (word: RegExp) => (product: DemoProduct) => word.test(product.info?.ingredients ?? '')
const hasAllergen = (allergen: string) => (product: DemoProduct) =>
  product.info?.allergens.includes(allergen) === true
const not = (test: (product: DemoProduct) => boolean) => (product: DemoProduct) => !test(product)

/** What a name promises and the label must keep. */
const promises: readonly [says: string, name: RegExp, keeps: (product: DemoProduct) => boolean][] = [
  ['whole milk', /^latte .*intero/, has(/LATTE intero/)],
  [
    'whole milk has its fat',
    /^latte .*intero/,
    ({ info }) => info!.nutrition.some(({ key, value }) => key === 'fat' && value >= 3.5),
  ],
  ['half skimmed milk', /^latte .*parzialmente scremato/, has(/LATTE parzialmente scremato/)],
  ['skimmed milk', /^latte uht scremato/, has(/LATTE scremato/)],
  ['yogurt without fat', /yogurt (?:magro|greco 0%)|skyr/, not(has(/LATTE intero/))],
  ['without gluten', /senza glutine/, not(hasAllergen('glutine'))],
  ['without lactose', /senza lattosio/, has(/delattosato/)],
  ['goat', /di capra|caprino/, has(/capra/)],
  ['sheep', /di pecora|pecorino|canestrato/, has(/pecora/)],
  ['buffalo', /bufala/, has(/bufala/)],
  ['vegetable', /vegetal|vegan/, ({ info }) => !info!.allergens.some(isAnimalAllergen)],
  ['wholemeal', /integral/, has(/integral/i)],
  ['spelt', /\bfarro\b/, has(/farro/i)],
  ['rye', /segale/, has(/segale/i)],
  ['without sugar', /senza zuccher/, not(has(/(?:^|[ ,])zucchero/i))],
  ['without garlic', /senza aglio/, not(has(/aglio/i))],
  ['egg', /all.uovo|con uova/, hasAllergen('uova')],
  ['pistachios', /pistacchi/, has(/pistacch/i)],
  ['no pistachios', /^(?!.*pistacch)/, not(has(/PISTACCHI/))],
  ['hazelnuts', /nocciole?\b/, hasAllergen('frutta a guscio')],
  ['almonds', /all[ae] mandorl/, has(/mandorl/i)],
  ['olive oil', /olio di oliva/, has(/oliv/i)],
  ['in brine', /^(?:tonno|salmone) al naturale/, not(has(/olio/))],
  ['soy', /\bsoia\b/, has(/soia/i)],
]

it.each(promises)('labels keep what names promise: %s', (_says, name, keeps) => {
  const named = products.filter((product) => name.test(bareName(product)))
  expect(named.length).toBeGreaterThan(0)
  const broken = named.filter((product) => !keeps(product))
  expect(broken.map((product) => `${bareName(product)}: ${product.info?.ingredients}`)).toEqual([])
})

it('names every allergen in capitals among the ingredients, with the milk that a name speaks of', () => {
  const silent = products.filter(
    ({ info }) => info!.allergens.length > 0 && !/\p{Lu}{3}/u.test(info!.ingredients.slice(1)),
  )
  expect(silent.map(bareName)).toEqual([])
})
