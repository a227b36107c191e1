import type { Place } from '@cambusa/domain/delivery/address-fields'
import { oneStatement } from '../../../platform/database/statement.ts'

/** Where a cart is delivered or collected: an address of its customer, or a pickup point. */
export interface CartDestination extends Place {
  isValidated: boolean
}

/** The address or pickup point of the cart `c` as JSON, of an edited order its own copy; null until one was chosen. */
export const cartDestination = `coalesce((select (o.shipping_address || '{"isValidated": true}')::json
    from orders o where o.id = c.order_id), (select json_build_object('addressId', id, 'addressName', name, 'address1', address1,
      'addressNumber', address_number, 'postalCode', postal_code, 'city', city, 'province', province,
      'latitude', latitude, 'longitude', longitude, 'phone', phone, 'notes', notes, 'isValidated', is_validated)
    from (select id, address_name as name, address1, address_number, postal_code, city, province, latitude,
        longitude, phone, notes, is_validated from addresses where id = c.address_id
      union all select id, name, address1, address_number, postal_code, city, province, latitude, longitude,
        phone, '', true from stores where c.address_id is null and id = c.pickup_store_id) a))`

export const findStoreNames = oneStatement<
  { storeName: string; warehouseName: string },
  { storeId: number; warehouseId: number }
>(
  'cart_store_names',
  `select coalesce((select name from stores where id = $storeId), '') "storeName",
     coalesce((select name from warehouses where id = $warehouseId), '') "warehouseName"`,
)

/** Stock of products in a warehouse, by id; a product without an entry is not tracked. */
export const findStockAt = oneStatement<
  { stock: Record<string, number> },
  { warehouseId: number; productIds: readonly number[] }
>(
  'cart_stock_at',
  `select coalesce(json_object_agg(product_id, quantity), '{}') stock
   from stock where warehouse_id = $warehouseId and product_id = any($productIds::bigint[])`,
)
