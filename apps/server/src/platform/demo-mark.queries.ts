import type { Db } from './database.ts'
import { statement } from './positional-statement.ts'

const findProduct = statement<{ found: boolean }, []>(
  'demo_find_product',
  'select exists (select from products) as found',
)

/** Whether the shop sells anything yet. */
export async function hasProducts(db: Db): Promise<boolean> {
  return (await findProduct(db))[0]?.found === true
}

const findMark = statement<{ found: boolean }, []>(
  'demo_find_mark',
  'select exists (select from demo_shop_mark) as found',
)

/** Whether this database is a demo shop of ours. */
export async function isDemoShop(db: Db): Promise<boolean> {
  return (await findMark(db))[0]?.found === true
}

export const removeMark = statement<never, []>('demo_remove_mark', 'delete from demo_shop_mark')
