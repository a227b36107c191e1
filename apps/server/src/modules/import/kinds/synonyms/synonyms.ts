import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import { addSynonyms, removeSynonyms, setSynonyms } from '../../../catalogue/catalogue.ts'
import type { ImportKind, KindRun } from '../../rows/import-kind.ts'
import { planSynonyms, type StagedGroup, type SynonymGroup, type SynonymPlan } from './plan-synonyms.ts'
import { readSynonyms } from './read-synonyms.ts'

/** The retailer's own groups of synonyms for the search; one row per group, identified by its code or its words. */
export const synonymsKind: ImportKind = {
  name: 'synonyms',
  namedBy: ['code', 'words'],
  fields: {
    code: { headers: ['codice', 'gruppo', 'id'] },
    words: { headers: ['parole', 'sinonimi', 'words', 'synonyms'] },
    word: { headers: ['parola', 'sinonimo', 'word', 'synonym'], shape: 'list' },
    off: { headers: ['spento', 'disattivato', 'off'] },
    remove: { headers: ['elimina', 'togli', 'rimuovi', 'remove', 'delete'] },
  },
  needs: () => [{ fields: ['words', 'word'], says: importTexts.needs.words }],
  begin: () => Promise.resolve(synonymsRun()),
}

function synonymsRun(): KindRun {
  let known: SynonymGroup[] = []
  let plan: SynonymPlan | undefined
  const planned = () => plan ?? planSynonyms([], [])
  return {
    stage: { group_id: 'bigint', words: 'text[]', is_off: 'boolean', is_gone: 'boolean' },
    tables: ['search_synonyms'],
    read: readSynonyms,
    nameOf: (row) => row.text('code') || undefined,
    keysOf: ({ group_id: id }) => (typeof id === 'number' ? [{ field: 'code', value: String(id) }] : []),
    match: async (client) => {
      known = await listGroups(client)
      plan = planSynonyms(known, await listStaged(client))
      return plan.refused
    },
    countMissing: async (client) => ({
      known: known.length,
      missing: (await listUnnamed(client, planned())).length,
    }),
    takeOff: async (client) => {
      const ids = await listUnnamed(client, planned())
      await removeGroups(client, ids)
      return ids.length
    },
    apply: async (client) => {
      const { add, change, remove } = planned()
      await removeGroups(client, remove)
      for (const { id, words, isOff } of change) await client.query(setSynonyms, [id, words, isOff])
      for (const { words, isOff } of add) await client.query(addSynonyms, [words, isOff])
      return { added: add.length, changed: change.length + remove.length }
    },
  }
}

/** The shop's own groups, sorted by code. */
export async function listGroups(client: pg.ClientBase | pg.Pool): Promise<SynonymGroup[]> {
  const { rows } = await client.query<SynonymGroup>(
    'SELECT id::float8 AS id, words, is_off AS "isOff" FROM search_synonyms ORDER BY id',
  )
  return rows
}

async function listStaged(client: pg.ClientBase): Promise<StagedGroup[]> {
  const { rows } = await client.query<StagedGroup>(
    'SELECT line, group_id::float8 AS id, words, is_off AS "isOff", is_gone AS "isGone" FROM import_stage ORDER BY line',
  )
  return rows
}

/** A group named by a refused row is kept. */
async function listUnnamed(client: pg.ClientBase, { unnamed }: SynonymPlan): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id::float8 AS id FROM unnest($1::bigint[]) AS id
     WHERE id NOT IN (SELECT name::bigint FROM import_refused WHERE name ~ '^[0-9]{1,15}$') ORDER BY id`,
    [unnamed],
  )
  return rows.map(({ id }) => id)
}

async function removeGroups(client: pg.ClientBase, ids: readonly number[]) {
  if (ids.length > 0) await client.query(removeSynonyms, [ids])
}
