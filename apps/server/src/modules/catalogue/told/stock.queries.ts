import { findStatement, writeStatement } from '../../../platform/database/statement.ts'

/**
 * Parts of a statement that take goods out of a warehouse's stock, for a statement with a `cart`: $quantities of
 * $productIds. Rows are locked in product order and decreased; the CHECK stock_not_negative fails when too little is
 * left; no row means that stock is not tracked. The products are a separate parameter, so that PostgreSQL looks up
 * those rows however large the stock is.
 */
export const takenStock = `locked as (
     select s.warehouse_id, s.product_id from stock s
     where exists (select from cart) and s.warehouse_id = $warehouseId
       and s.product_id = any($productIds::bigint[])
     order by s.product_id for update),
   taken as (
     update stock s set quantity = s.quantity - needed.quantity
     from locked join unnest($productIds::bigint[], $quantities::numeric[]) as needed (product_id, quantity)
       using (product_id)
     where s.warehouse_id = locked.warehouse_id and s.product_id = locked.product_id)`

/**
 * Returns the goods of an order, and what was taken to replace some, to stock if it is tracked; rows are locked in
 * product order, as in buy.
 */
export const giveBackGoods = writeStatement<{ orderId: number; warehouseId: number }>(
  'stock_give_back',
  `with goods as (
     select product_id, sum(quantity) as quantity from (
       select product_id, quantity from order_items where order_id = $orderId and product_id is not null
       union all
       select (replacement ->> 'productId')::bigint, stock_taken from picked_lines
       where order_id = $orderId and stock_taken > 0) given group by product_id),
   locked as (
     select s.product_id from stock s
     where s.warehouse_id = $warehouseId and s.product_id in (select product_id from goods)
     order by s.product_id for update)
   update stock s set quantity = s.quantity + goods.quantity from locked join goods using (product_id)
   where s.warehouse_id = $warehouseId and s.product_id = locked.product_id`,
)

/** Locks the stock of products in their order, for an act that changes it one by one. */
export const lockStock = writeStatement<{ warehouseId: number; productIds: readonly number[] }>(
  'stock_lock',
  `select product_id from stock where warehouse_id = $warehouseId and product_id = any($productIds::bigint[])
   order by product_id for update`,
)

/** Returns some of a product to stock, if it is tracked. The caller has locked it. */
export const returnStock = writeStatement<{ warehouseId: number; productId: number; quantity: number }>(
  'stock_return',
  `update stock set quantity = quantity + $quantity where warehouse_id = $warehouseId and product_id = $productId`,
)

/**
 * Takes some of a product out of stock, at most what there is: somebody holds it in his hand, whatever the count says.
 * Returns what was taken; no row: its stock is not tracked. The caller has locked it.
 */
export const takeFromStock = findStatement<
  { taken: number },
  { warehouseId: number; productId: number; quantity: number }
>(
  'stock_take',
  `update stock s set quantity = s.quantity - least(s.quantity, $quantity::numeric)
   from (select quantity from stock where warehouse_id = $warehouseId and product_id = $productId) was
   where s.warehouse_id = $warehouseId and s.product_id = $productId
   returning least(was.quantity, $quantity::numeric) as taken`,
)

/** SQL that adds missing stock rows; `rows` selects warehouse_id, product_id and quantity. */
export const addStock = (rows: string) => `
  insert into stock (warehouse_id, product_id, quantity)
  select r.warehouse_id, r.product_id, r.quantity from (${rows}) r order by r.warehouse_id, r.product_id`

/**
 * SQL that sets stock where it differs; `rows` selects line, warehouse_id, product_id and quantity. The caller has
 * locked the rows in the order of warehouses and products. Returns the lines that changed something.
 */
export const setStock = (rows: string) => `
  update stock s set quantity = r.quantity from (${rows}) r
  where s.warehouse_id = r.warehouse_id and s.product_id = r.product_id and s.quantity <> r.quantity
  returning r.line`
