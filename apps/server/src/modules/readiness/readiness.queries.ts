import { HOLIDAY } from '@cambusa/domain/delivery/store-hours'
import { listStatement, oneStatement } from '../../platform/database/statement.ts'
import { closedReason } from '../holds/holds.ts'

/** What a shop has that a first order needs; services by their ids. */
export interface ShopFacts {
  stores: number
  warehouses: number
  /** Services that exist, and those that stores and lockers offer. */
  services: number[]
  offered: number[]
  /** Services that have an area, and those with a bookable slot at their warehouse. */
  withArea: number[]
  withSlot: number[]
  hasCategory: boolean
  hasProduct: boolean
  /** Some product on sale has a price in the public list of a warehouse. */
  hasPrice: boolean
}

const ids = (from: string) => `(select coalesce(array_agg(distinct id order by id), '{}') from ${from})`
const isPrepared = `exists (select from stores s where s.warehouse_id = t.warehouse_id
    and t.delivery_service_id = any(s.delivery_service_ids))
  or exists (select from service_areas a where a.warehouse_id = t.warehouse_id
    and a.delivery_service_id = t.delivery_service_id)`

export const findShopFacts = oneStatement<ShopFacts, { now: Date; fromIso: string; toIso: string }>(
  'shop_facts',
  `select (select count(*)::int from stores where kind = 'store') as stores,
     (select count(*)::int from warehouses) as warehouses,
     ${ids('delivery_services')} as services,
     ${ids('(select unnest(delivery_service_ids) as id from stores) o')} as offered,
     ${ids('(select delivery_service_id as id from service_areas) a')} as "withArea",
     ${ids(`(select t.delivery_service_id as id from timeslots t
       where t.date between $fromIso and $toIso and t.cutoff_at > $now and t.capacity > 0
         and ${closedReason} is null and (${isPrepared})) b`)} as "withSlot",
     exists (select from categories) as "hasCategory",
     exists (select from products where is_active) as "hasProduct",
     exists (select from products p join prices r on r.product_id = p.id
       where p.is_active and r.price_list_id in (select price_list_id from warehouses)) as "hasPrice"`,
)

/** The names of stores that have not said their weekly hours, by id. */
export const listStoresWithoutHours = listStatement<{ name: string }>(
  'stores_without_hours',
  `select name from stores s where kind = 'store'
     and not exists (select from store_hours h where h.store_id = s.id and h.weekday <> ${HOLIDAY}) order by id`,
)
