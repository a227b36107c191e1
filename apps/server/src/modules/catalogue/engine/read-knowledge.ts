import type { Connection } from '../../../platform/database/statement.ts'
import { knownDishes, type Dish } from '../knowledge/known-dishes.ts'
import { knownGroups } from '../knowledge/known-groups.ts'
import { listOwnDishes, listOwnGroups } from './catalogue.queries.ts'

/** The groups of synonyms of this shop: the retailer's own, and the built-in ones that they do not replace. */
export async function readGroups(on: Connection): Promise<(readonly string[])[]> {
  return knownGroups(await listOwnGroups(on))
}

/** The same for dishes, occasions and uses. */
export async function readDishes(on: Connection): Promise<Dish[]> {
  return knownDishes(await listOwnDishes(on))
}
