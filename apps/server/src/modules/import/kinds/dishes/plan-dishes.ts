import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { phraseKey } from '../../../catalogue/catalogue.ts'
import type { RowRemark } from '../../rows/import-kind.ts'

export interface Dish {
  name: string
  phrases: string[]
  shelves: string[]
  /** It only switches off the built-in dish of its name. */
  isOff: boolean
}

export interface StagedDish extends Dish {
  line: number
  isGone: boolean
}

export interface DishPlan {
  add: Dish[]
  change: Dish[]
  remove: string[]
  /** Dishes of the shop that are not in the file. */
  unnamed: string[]
  /** Slugs of categories in the file. */
  named: { line: number; slug: string }[]
  refused: RowRemark[]
}

const reasons = importKindTexts.dishes

const isSame = (one: Dish, other: Dish) =>
  [...one.phrases].sort().join('|') === [...other.phrases].sort().join('|') &&
  one.shelves.join('|') === other.shelves.join('|') &&
  one.isOff === other.isOff

/**
 * Compares a file of dishes with those of the shop. A dish is identified by its name; the order of its phrases does not
 * matter, that of its shelves does. Two dishes with the same phrase are refused: a search could not choose. Pure.
 */
export function planDishes(known: readonly Dish[], staged: readonly StagedDish[]): DishPlan {
  const byName = new Map(known.map((dish) => [dish.name, dish]))
  const plan: DishPlan = { add: [], change: [], remove: [], unnamed: [], named: [], refused: [] }
  const inFile = new Set(staged.map(({ name }) => name))
  const ownerOf = new Map<string, string>()
  for (const dish of known) if (!inFile.has(dish.name)) claim(ownerOf, dish)

  for (const { line, isGone, ...dish } of staged) {
    const before = byName.get(dish.name)
    if (isGone) {
      if (before !== undefined) plan.remove.push(dish.name)
      continue
    }
    const asked = dish.isOff ? [] : [dish.name, ...dish.phrases]
    const taken = asked.find((phrase) => isTaken(ownerOf, phrase, dish.name))
    if (taken !== undefined) {
      const owner = ownerOf.get(phraseKey(taken)) ?? ''
      plan.refused.push({ line, field: 'phrases', value: taken, reason: reasons.taken({ dish: owner }) })
      continue
    }
    for (const slug of dish.shelves) if (slug.includes('/')) plan.named.push({ line, slug })
    claim(ownerOf, dish)
    if (before === undefined) plan.add.push(dish)
    else if (!isSame(before, dish)) plan.change.push(dish)
  }
  plan.unnamed = known.filter(({ name }) => !inFile.has(name)).map(({ name }) => name)
  return plan
}

/** A dish that is only switched off claims no phrases. */
function claim(ownerOf: Map<string, string>, { name, phrases, isOff }: Dish) {
  if (isOff) return
  for (const phrase of [name, ...phrases]) ownerOf.set(phraseKey(phrase), name)
}

function isTaken(ownerOf: ReadonlyMap<string, string>, phrase: string, by: string): boolean {
  const owner = ownerOf.get(phraseKey(phrase))
  return owner !== undefined && owner !== by
}
