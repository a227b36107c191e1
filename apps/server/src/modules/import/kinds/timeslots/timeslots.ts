import { SLOT_DAYS } from '@cambusa/domain/constants'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { insertTimeslots } from '../../../holds/holds.ts'
import { ImportFailure } from '../../rows/import-failure.ts'
import type { ImportKind, ImportPlan, KindRun, StageValue } from '../../rows/import-kind.ts'
import { listKnownServices, refuseUnknownServices } from '../known-services.ts'
import { listKnownWarehouses, type KnownWarehouses } from '../read-warehouse.ts'
import { applyClosures, listBookedOnClosed } from './closure-rows.ts'
import { planWeek, type WeekPlan } from './plan-week.ts'
import { readTimeslot } from './read-timeslot.ts'
import { applySingles, listHeldBack, refuseWithoutCutoff } from './single-rows.ts'
import {
  applyWeek,
  followWeek,
  leaveWindows,
  listKeptSlots,
  listStagedWeek,
  listWindows,
  lockSlotsOfFile,
} from './week-rows.ts'

/**
 * The calendar of slots: weekly windows, single days, closed days, and cut-offs of services. The kind of a row is
 * derived from its filled columns. Bookings stay whatever the file contains.
 */
export const timeslotsKind: ImportKind = {
  name: 'timeslots',
  namedBy: ['weekday', 'date', 'begin'],
  fields: {
    warehouse: { headers: ['magazzino', 'deposito', 'codice magazzino', 'warehouse'] },
    service: { headers: ['servizio', 'delivery service', 'service'] },
    weekday: { headers: ['giorno', 'giorno della settimana', 'weekday'] },
    date: { headers: ['data', 'date', 'day'] },
    begin: { headers: ['inizio', 'dalle', 'from'] },
    end: { headers: ['fine', 'fino alle', 'to'] },
    capacity: { headers: ['posti', 'capienza', 'places', 'capacity'] },
    cutoff: { headers: ['entro', 'ordini entro', 'cut-off'] },
    reason: { headers: ['motivo', 'reason'] },
    remove: { headers: ['elimina', 'togli', 'rimuovi', 'delete'] },
  },
  begin,
}

/** Throws ImportFailure if slots are not possible yet; a closed day needs neither service nor warehouse. */
async function begin(client: pg.ClientBase, plan: ImportPlan): Promise<KindRun> {
  const known = await listKnownWarehouses(client)
  if (plan.hasField('service')) {
    const { none, noneNorStore, noWarehouse } = importKindTexts.services
    const hasService = (await listKnownServices(client)).size > 0
    if (known.ids.size === 0) throw new ImportFailure(hasService ? noWarehouse : noneNorStore)
    if (!hasService) throw new ImportFailure(none)
  }
  return timeslotsRun(known, plan)
}

/** The column to report for a duplicate row. */
const keyFieldOf = (kind: StageValue | undefined) =>
  kind === 'week' || kind === 'single' ? 'begin' : kind === 'closure' ? 'date' : 'service'

const stage = {
  kind: 'text NOT NULL',
  warehouse_id: 'bigint',
  service_id: 'smallint',
  weekday: 'smallint',
  date: 'date',
  begin_time: 'time',
  end_time: 'time',
  capacity: 'integer',
  cutoff: 'jsonb',
  cutoff_minutes: 'integer',
  reason: 'text NOT NULL',
  is_gone: 'boolean NOT NULL',
}

function timeslotsRun(known: KnownWarehouses, { today }: ImportPlan): KindRun {
  let week: WeekPlan = { put: [], remove: [], added: 0, changed: 0, refused: [] }
  return {
    stage,
    tables: ['timeslots', 'timeslot_templates'],
    read: (row) => readTimeslot(row, known, today),
    keysOf: (row) => {
      const { kind, warehouse_id, service_id, weekday, date, begin_time } = row
      const key = [kind === 'closure' ? '' : kind, warehouse_id, service_id, weekday, date, begin_time]
        .map((part) => part ?? '')
        .join(' ')
      return [{ field: keyFieldOf(kind), value: key.trim().replace(/ +/g, ' ') }]
    },
    match: async (client) => {
      const strange = await refuseUnknownServices(client)
      week = planWeek(await listWindows(client), await listStagedWeek(client))
      await removeLines(client, week.refused)
      return [...strange, ...week.refused, ...(await refuseWithoutCutoff(client))]
    },
    apply: async (client) => {
      await lockSlotsOfFile(client, today)
      await applyWeek(client, week)
      const singles = await applySingles(client)
      await followWeek(client, today)
      await leaveWindows(client, today, [...week.remove, ...singles.gone])
      const closures = await applyClosures(client)
      await insertTimeslots(client, { fromIso: today, days: SLOT_DAYS })
      return {
        added: week.added + singles.added + closures.added,
        changed: week.changed + singles.changed + closures.changed,
      }
    },
    remark: async (client) => [
      ...(await listKeptSlots(client, today)),
      ...(await listHeldBack(client)),
      ...(await listBookedOnClosed(client)),
    ],
  }
}

const removeLines = (client: pg.ClientBase, refused: readonly { line: number }[]) =>
  client.query('DELETE FROM import_stage WHERE line = ANY($1)', [refused.map(({ line }) => line)])
