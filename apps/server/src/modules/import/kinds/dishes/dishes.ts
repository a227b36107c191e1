import { importTexts } from '@cambusa/messages/it/import'
import type pg from 'pg'
import type { ImportKind, KindRun } from '../../rows/import-kind.ts'
import { planDishes, type Dish, type DishPlan, type StagedDish } from './plan-dishes.ts'
import { readDish } from './read-dish.ts'

/** Dishes, occasions and uses that a search may name, with what they need; a row is one of them, known by its name. */
export const dishesKind: ImportKind = {
  name: 'dishes',
  namedBy: ['dish'],
  fields: {
    dish: { headers: ['piatto', 'occasione', 'nome', 'dish'], isRequired: true },
    phrases: { headers: ['si chiede con', 'frasi', 'altri nomi', 'phrases'] },
    phrase: { headers: ['frase', 'altro nome', 'phrase'], shape: 'list' },
    shelves: { headers: ['serve', 'ingredienti', 'ricerche', 'shelves'] },
    shelf: { headers: ['ingrediente', 'ricerca', 'shelf'], shape: 'list' },
    remove: { headers: ['elimina', 'togli', 'rimuovi', 'remove', 'delete'] },
  },
  needs: [{ fields: ['shelves', 'shelf'], says: importTexts.needs.shelves }],
  begin: () => Promise.resolve(dishesRun()),
}

function dishesRun(): KindRun {
  let known: Dish[] = []
  let plan: DishPlan | undefined
  const planned = () => plan ?? planDishes([], [], () => true)
  return {
    stage: { name: 'text', phrases: 'text[]', shelves: 'text[]', is_gone: 'boolean' },
    tables: ['search_dishes'],
    read: readDish,
    nameOf: (row) => row.text('dish').trim().toLowerCase() || undefined,
    keysOf: ({ name }) => [{ field: 'dish', value: String(name) }],
    match: async (client) => {
      known = await listDishes(client)
      const slugs = await listSlugs(client)
      plan = planDishes(known, await listStaged(client), (slug) => slugs.has(slug))
      return plan.refused
    },
    countMissing: async (client) => ({
      known: known.length,
      missing: (await listUnnamed(client, planned())).length,
    }),
    takeOff: async (client) => {
      const names = await listUnnamed(client, planned())
      await removeDishes(client, names)
      return names.length
    },
    apply: async (client) => {
      const { add, change, remove } = planned()
      await removeDishes(client, remove)
      for (const { name, phrases, shelves } of change)
        await client.query('UPDATE search_dishes SET phrases = $2, shelves = $3 WHERE name = $1', [
          name,
          phrases,
          shelves,
        ])
      for (const { name, phrases, shelves } of add)
        await client.query('INSERT INTO search_dishes (name, phrases, shelves) VALUES ($1, $2, $3)', [
          name,
          phrases,
          shelves,
        ])
      return { added: add.length, changed: change.length + remove.length }
    },
  }
}

async function listDishes(client: pg.ClientBase): Promise<Dish[]> {
  const { rows } = await client.query<Dish>('SELECT name, phrases, shelves FROM search_dishes ORDER BY id')
  return rows
}

async function listStaged(client: pg.ClientBase): Promise<StagedDish[]> {
  const { rows } = await client.query<StagedDish>(
    'SELECT line, name, phrases, shelves, is_gone AS "isGone" FROM import_stage ORDER BY line',
  )
  return rows
}

async function listSlugs(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ slug: string }>('SELECT slug FROM categories')
  return new Set(rows.map(({ slug }) => slug))
}

/** A refused row that names a dish keeps it. */
async function listUnnamed(client: pg.ClientBase, { unnamed }: DishPlan): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE name NOT IN (SELECT name FROM import_refused WHERE name IS NOT NULL) ORDER BY name`,
    [unnamed],
  )
  return rows.map(({ name }) => name)
}

async function removeDishes(client: pg.ClientBase, names: readonly string[]) {
  if (names.length > 0) await client.query('DELETE FROM search_dishes WHERE name = ANY($1)', [names])
}
