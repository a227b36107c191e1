import { weekdayNames } from '@cambusa/messages/it/frame/weekdays'
import { columnsOf, number, tableOf } from '../../rows/exported-table.ts'
import { storeHoursKind } from './store-hours.ts'

const NAMES = [...weekdayNames, 'festivi'].map((name) => `'${name}'`).join(', ')
const time = (column: string) => `to_char(h.${column}, 'HH24:MI')`

/** The weeks of stores, Monday to Sunday and public holidays, then their dates; a day without rows has none here. */
export const storeHoursTable = tableOf(
  { name: 'store-hours', sheetName: 'Orari' },
  columnsOf(storeHoursKind.fields, {
    store: number('h.store_id'),
    weekday: `(ARRAY[${NAMES}])[h.weekday]`,
    date: 'h.date::text',
    from: time('opens_at'),
    to: time('closes_at'),
    reason: 'h.reason',
  }),
  `FROM (
     SELECT store_id, weekday, NULL::date AS date, opens_at, closes_at, NULL AS reason FROM store_hours
     UNION ALL SELECT store_id, NULL, date, opens_at, closes_at, reason FROM store_exceptions) h
   ORDER BY h.store_id, h.weekday NULLS LAST, h.date, h.opens_at`,
)
