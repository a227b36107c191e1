import type { Db } from './database.ts'
import { oneStatement, writeStatement } from './statement.ts'

const findProduct = oneStatement<{ found: boolean }>(
  'demo_find_product',
  'select exists (select from products) as found',
)

/** Whether the shop sells anything yet. */
export async function hasProducts(db: Db): Promise<boolean> {
  return (await findProduct(db)).found
}

const findMark = oneStatement<{ found: boolean }>(
  'demo_find_mark',
  'select exists (select from demo_shop_mark) as found',
)

/** Whether this database is a demo shop of ours. */
export async function isDemoShop(db: Db): Promise<boolean> {
  return (await findMark(db)).found
}

export const removeMark = writeStatement('demo_remove_mark', 'delete from demo_shop_mark')
