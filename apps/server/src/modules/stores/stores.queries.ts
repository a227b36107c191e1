import type { deliveryServices, stores, warehouses } from '../../platform/schema/stores.ts'
import { findStatement, listStatement, type RowOf } from '../../platform/database/statement.ts'
import { termsColumns, type ServiceTerms } from './service-terms.queries.ts'

export type StoreRow = RowOf<
  typeof stores,
  | 'id'
  | 'warehouseId'
  | 'kind'
  | 'name'
  | 'address1'
  | 'addressNumber'
  | 'postalCode'
  | 'city'
  | 'province'
  | 'latitude'
  | 'longitude'
  | 'phone'
  | 'hoursNote'
  | 'deliveryServiceIds'
  | 'isDefault'
>

const storeColumns = `id, warehouse_id as "warehouseId", kind, name, address1, address_number as "addressNumber",
  postal_code as "postalCode", city, province, latitude, longitude, phone, hours_note as "hoursNote",
  delivery_service_ids as "deliveryServiceIds", is_default as "isDefault"`

/** Stores and lockers, by id. */
export const listPickupPoints = listStatement<StoreRow>(
  'stores_list',
  `select ${storeColumns} from stores order by id`,
)

/**
 * A store or locker, and the shop responsible for orders there: for a locker the default shop of its warehouse; null:
 * there is none.
 */
export const findPickupPoint = findStatement<StoreRow & { shopId: number | null }, { storeId: number }>(
  'stores_find',
  `select ${storeColumns}, case when kind = 'store' then id else (
       select s.id from stores s where s.warehouse_id = stores.warehouse_id and s.kind = 'store'
       order by s.is_default desc, s.id limit 1) end as "shopId"
   from stores where id = $storeId`,
)

/** A store that shoppers visit: lockers are pickup points only. */
export const findShop = findStatement<StoreRow, { storeId: number }>(
  'stores_find_shop',
  `select ${storeColumns} from stores where id = $storeId and kind = 'store'`,
)

export type DeliveryServiceRow = RowOf<
  typeof deliveryServices,
  'id' | 'key' | 'name' | 'descr' | 'showTab' | 'image'
> &
  ServiceTerms

/** The services with their terms at a store. */
export const listServicesAt = listStatement<DeliveryServiceRow, { storeId: number }>(
  'delivery_services_at',
  `select d.id, d.key, d.name, d.descr, d.show_tab as "showTab", d.image, ${termsColumns}
   from delivery_services d
   left join store_service_terms o on o.delivery_service_id = d.id and o.store_id = $storeId
   left join service_areas a on false
   order by d.id`,
)

export type ServiceName = Pick<DeliveryServiceRow, 'id' | 'name' | 'showTab'>

export const listServices = listStatement<ServiceName>(
  'delivery_services_list',
  'select id, name, show_tab as "showTab" from delivery_services order by id',
)

export type WarehouseRow = RowOf<
  typeof warehouses,
  'id' | 'name' | 'city' | 'province' | 'latitude' | 'longitude' | 'priceListId'
>

export const listWarehouses = listStatement<WarehouseRow>(
  'warehouses_list',
  `select id, name, city, province, latitude, longitude, price_list_id as "priceListId"
   from warehouses order by id`,
)
