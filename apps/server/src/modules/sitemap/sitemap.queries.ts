import type { stores, warehouses } from '../../platform/schema/stores.ts'
import { findStatement, listStatement, type RowOf } from '../../platform/database/statement.ts'

/** The scope of a visitor who has chosen nothing: the shop's store, else its default one, else any. */
export const findPublicScope = findStatement<
  { warehouseId: number } & RowOf<typeof warehouses, 'priceListId'>,
  { storeId: number }
>(
  'sitemap_public_scope',
  `select w.id "warehouseId", w.price_list_id "priceListId"
   from stores s join warehouses w on w.id = s.warehouse_id
   order by s.id = $storeId desc, s.is_default desc, s.id limit 1`,
)

/** The stores that shoppers visit, without lockers. */
export const listShopIds = listStatement<RowOf<typeof stores, 'id'>>(
  'sitemap_shop_ids',
  `select id from stores where kind = 'store' order by id`,
)
