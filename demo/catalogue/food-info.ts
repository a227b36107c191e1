import { chanceOf } from './random.ts'
import { FOOD_PROFILES } from './food-profiles.ts'
import type { FoodInfo, NutritionFact } from './food-label.ts'
import { asNamed } from './named-info.ts'
import { SPECIAL_PROFILES } from './special-profiles.ts'

const PROFILES = { ...FOOD_PROFILES, ...SPECIAL_PROFILES }

export type InfoKey = keyof typeof PROFILES

export const isInfoKey = (key: string): key is InfoKey => key in PROFILES

const STORAGE: Record<string, string> = {
  fresh: 'Conservare in luogo fresco e asciutto. Lavare prima del consumo.',
  cool: 'Conservare in frigorifero tra +4 °C e +8 °C. Lavare prima del consumo se non già lavato.',
  dark: 'Conservare in luogo fresco, asciutto e al riparo dalla luce.',
  dry: 'Conservare in luogo fresco e asciutto, lontano da fonti di calore.',
  pantry:
    'Conservare in luogo fresco e asciutto. Dopo l’apertura conservare in frigorifero e consumare entro 3 giorni.',
  meat: 'Conservare in frigorifero tra 0 °C e +4 °C. Da consumare previa accurata cottura.',
  fish: 'Conservare in frigorifero tra 0 °C e +2 °C e consumare entro la data indicata.',
  cold: 'Conservare in frigorifero tra +2 °C e +6 °C. Dopo l’apertura consumare entro 3 giorni.',
  egg: 'Conservare in frigorifero dopo l’acquisto.',
  bread: 'Conservare in luogo fresco e asciutto, nella confezione ben chiusa.',
  frozen: 'Conservare a -18 °C. Una volta scongelato non ricongelare e consumare entro 24 ore.',
  wine: 'Conservare in luogo fresco, al riparo dalla luce e da fonti di calore.',
}

const FACTS: [NutritionFact['key'], string][] = [
  ['kcal', 'Energia'],
  ['fat', 'Grassi'],
  ['saturates', 'di cui acidi grassi saturi'],
  ['carbohydrate', 'Carboidrati'],
  ['sugars', 'di cui zuccheri'],
  ['fibre', 'Fibre'],
  ['protein', 'Proteine'],
  ['salt', 'Sale'],
]

function nutritionOf(values: string, seed: string): NutritionFact[] {
  if (values.trim() === '') return []
  const numbers = values.split(',').map(Number)
  // One factor for the whole label keeps parts below their whole (saturates of fats, sugars of carbohydrate).
  const factor = 0.94 + chanceOf(`nutrition:${seed}`).next() * 0.12
  const facts = FACTS.map(([key, name], i): NutritionFact => {
    const value = (numbers[i] ?? 0) * factor
    return key === 'kcal'
      ? { key, name, value: Math.round(value), unit: 'kcal' }
      : { key, name, value: Math.round(value * 100) / 100, unit: 'g' }
  })
  const kcal = facts[0]?.value ?? 0
  return [{ key: 'kJ', name: 'Energia', value: Math.round(kcal * 4.184), unit: 'kJ' }, ...facts]
}

/**
 * Food information that Reg. (EU) 1169/2011 art. 14 asks for before the purchase. Allergens stand in capitals among
 * the ingredients. `seed` varies the nutrition a little from brand to brand.
 */
export function foodInfoOf(key: InfoKey, goodName: string, seed: string): FoodInfo | undefined {
  if (key === 'none') return undefined
  const [ingredients = '', allergens = '', values = '', storage = 'dry'] = PROFILES[key].split('#')
  const named = ingredients.replace('{n}', goodName.toLowerCase())
  return asNamed(goodName, {
    ingredients: named.charAt(0).toUpperCase() + named.slice(1),
    allergens: allergens === '' ? [] : allergens.split(','),
    nutrition: nutritionOf(values, seed),
    storage: STORAGE[storage.trim()] ?? '',
  })
}
