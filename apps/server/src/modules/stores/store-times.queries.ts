import type { StoreException, StoreHours } from '@cambusa/contract/delivery/stores'
import { listStatement } from '../../platform/database/statement.ts'

const times = `to_char(opens_at, 'HH24:MI') as "from", to_char(closes_at, 'HH24:MI') as "to"`

/** The weekly hours of these stores, by weekday, then by begin. */
export const listStoreHours = listStatement<
  StoreHours & { storeId: number },
  { storeIds: readonly number[] }
>(
  'store_hours_list',
  `select store_id as "storeId", weekday, ${times} from store_hours where store_id = any($storeIds::bigint[])
   order by store_id, weekday, opens_at`,
)

/** The hours of these stores on single days (both ends included), by date, then by begin. */
export const listStoreExceptions = listStatement<
  StoreException & { storeId: number },
  { storeIds: readonly number[]; fromIso: string; toIso: string }
>(
  'store_exceptions_list',
  `select store_id as "storeId", date, ${times}, reason from store_exceptions
   where store_id = any($storeIds::bigint[]) and date between $fromIso and $toIso
   order by store_id, date, opens_at`,
)
