import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import { addDish, removeDishes, setDish } from '../../../catalogue/catalogue.ts'
import type { ImportKind, KindRun, RowRemark } from '../../rows/import-kind.ts'
import { planDishes, type Dish, type DishPlan, type StagedDish } from './plan-dishes.ts'
import { readDish } from './read-dish.ts'

/** The retailer's own dishes, occasions and uses that a search may name, with their shelves; one row each, identified by name. */
export const dishesKind: ImportKind = {
  name: 'dishes',
  namedBy: ['dish'],
  fields: {
    dish: { headers: ['piatto', 'occasione', 'nome', 'dish'], isRequired: true },
    phrases: { headers: ['si chiede con', 'frasi', 'altri nomi', 'phrases'] },
    phrase: { headers: ['frase', 'altro nome', 'phrase'], shape: 'list' },
    shelves: { headers: ['serve', 'ingredienti', 'ricerche', 'shelves'] },
    shelf: { headers: ['ingrediente', 'ricerca', 'shelf'], shape: 'list' },
    off: { headers: ['spento', 'disattivato', 'off'] },
    remove: { headers: ['elimina', 'togli', 'rimuovi', 'remove', 'delete'] },
  },
  needs: () => [{ fields: ['shelves', 'shelf'], says: importTexts.needs.shelves }],
  begin: () => Promise.resolve(dishesRun()),
}

function dishesRun(): KindRun {
  let known: Dish[] = []
  let plan: DishPlan | undefined
  const planned = () => plan ?? planDishes([], [])
  return {
    stage: { name: 'text', phrases: 'text[]', shelves: 'text[]', is_off: 'boolean', is_gone: 'boolean' },
    tables: ['search_dishes'],
    read: readDish,
    nameOf: (row) => row.text('dish').trim().toLowerCase() || undefined,
    keysOf: ({ name }) => [{ field: 'dish', value: String(name) }],
    match: async (client) => {
      known = await listDishes(client)
      plan = planDishes(known, await listStaged(client))
      return plan.refused
    },
    remark: (client) => remarkCategories(client, planned()),
    countMissing: async (client) => ({
      known: known.length,
      missing: (await listUnnamed(client, planned())).length,
    }),
    takeOff: async (client) => {
      const names = await listUnnamed(client, planned())
      await removeNamed(client, names)
      return names.length
    },
    apply: async (client) => {
      const { add, change, remove } = planned()
      await removeNamed(client, remove)
      for (const { name, phrases, shelves, isOff } of change)
        await client.query(setDish, [name, phrases, shelves, isOff])
      for (const { name, phrases, shelves, isOff } of add)
        await client.query(addDish, [name, phrases, shelves, isOff])
      return { added: add.length, changed: change.length + remove.length }
    },
  }
}

async function listDishes(client: pg.ClientBase): Promise<Dish[]> {
  const { rows } = await client.query<Dish>(
    'SELECT name, phrases, shelves, is_off AS "isOff" FROM search_dishes ORDER BY id',
  )
  return rows
}

async function listStaged(client: pg.ClientBase): Promise<StagedDish[]> {
  const { rows } = await client.query<StagedDish>(
    'SELECT line, name, phrases, shelves, is_off AS "isOff", is_gone AS "isGone" FROM import_stage ORDER BY line',
  )
  return rows
}

/** Remarks on unknown categories, for example in a file of another shop: their words are searched. */
async function remarkCategories(client: pg.ClientBase, { named }: DishPlan): Promise<RowRemark[]> {
  const { rows } = await client.query<{ slug: string }>('SELECT slug FROM categories')
  const slugs = new Set(rows.map(({ slug }) => slug))
  return named
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ line, slug }) => ({
      line,
      field: 'shelves',
      value: slug,
      reason: importKindTexts.dishes.categoryUnknown,
    }))
}

/** A dish named by a refused row is kept. */
async function listUnnamed(client: pg.ClientBase, { unnamed }: DishPlan): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE name NOT IN (SELECT name FROM import_refused WHERE name IS NOT NULL) ORDER BY name`,
    [unnamed],
  )
  return rows.map(({ name }) => name)
}

async function removeNamed(client: pg.ClientBase, names: readonly string[]) {
  if (names.length > 0) await client.query(removeDishes, [names])
}
