import type { Store } from '@cambusa/contract/delivery/stores'
import { passesMidnight } from '@cambusa/domain/delivery/store-hours'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import type { Db } from '../../platform/database/database.ts'
import { listStoreExceptions, listStoreHours } from './store-times.queries.ts'

type Times = Pick<Store, 'hours' | 'exceptions'>

/** Days from today on of which exceptions are answered. */
const DAYS_AHEAD = 60

/**
 * What these stores say about their hours, as the contract answers it; two statements for any number of stores.
 * Yesterday's exceptions only where an opening lasts past midnight.
 */
export async function storeTimes(
  db: Db,
  storeIds: readonly number[],
  now: Date,
): Promise<(storeId: number) => Times> {
  const today = romeDate(now)
  const days = { fromIso: addDaysIso(today, -1), toIso: addDaysIso(today, DAYS_AHEAD) }
  const [hours, exceptions] = await Promise.all([
    listStoreHours(db, { storeIds }),
    listStoreExceptions(db, { storeIds, ...days }),
  ])
  const byStore = new Map<number, Times>(storeIds.map((id) => [id, { hours: [], exceptions: [] }]))
  for (const { storeId, ...row } of hours) byStore.get(storeId)?.hours.push(row)
  for (const { storeId, ...row } of exceptions) byStore.get(storeId)?.exceptions.push(row)
  return (storeId) => {
    const told = byStore.get(storeId) ?? { hours: [], exceptions: [] }
    const isLate = [...told.hours, ...told.exceptions].some(passesMidnight)
    return isLate ? told : { ...told, exceptions: told.exceptions.filter(({ date }) => date >= today) }
  }
}
