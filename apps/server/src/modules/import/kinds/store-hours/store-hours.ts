import type { ImportKind, KindRun } from '../../rows/import-kind.ts'
import { readStoreHours } from './read-store-hours.ts'
import { applyStoreHours, matchStoreHours, storeHoursStage } from './store-hours-rows.ts'

/**
 * The weeks of stores and lockers, their public holidays, and their hours on single dates. The rows of a store's week
 * replace its week, those of a date that date; everything else stays.
 */
export const storeHoursKind: ImportKind = {
  name: 'store-hours',
  namedBy: ['store', 'weekday', 'date'],
  fields: {
    store: {
      headers: ['negozio', 'codice negozio', 'punto vendita', 'store', 'store id'],
      isCode: true,
      isRequired: true,
    },
    weekday: { headers: ['giorno', 'giorno della settimana', 'weekday'] },
    date: { headers: ['data', 'date', 'day'] },
    from: { headers: ['dalle', 'apre', 'apertura', 'inizio', 'from', 'opens'] },
    to: { headers: ['alle', 'chiude', 'chiusura', 'fine', 'to', 'closes'] },
    reason: { headers: ['motivo', 'reason'] },
    remove: { headers: ['elimina', 'togli', 'rimuovi', 'delete'] },
  },
  begin: () => Promise.resolve(storeHoursRun()),
}

function storeHoursRun(): KindRun {
  /** Weeks and dates of which a row was refused. */
  const broken = new Set<string>()
  return {
    stage: storeHoursStage,
    tables: ['store_hours', 'store_exceptions'],
    read: (row) => readStoreHours(row, broken),
    keysOf: (row) => {
      const { store_id: store, weekdays, date, opens_at: from, closes_at: to } = row
      const times = from === null ? 'chiuso' : `${String(from)}-${String(to)}`
      return [{ field: 'from', value: [store, date ?? weekdays, times].join(' ') }]
    },
    match: (client) => matchStoreHours(client, broken),
    apply: applyStoreHours,
  }
}
