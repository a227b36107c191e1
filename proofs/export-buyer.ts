import { USER_TYPE } from '@cambusa/domain/people/roles'
import type { Pool } from 'pg'
import { makeShoppers, type Shopper } from './shoppers.ts'

export type CompanyBuyer = Shopper

let companies = 0

/** A customer who buys for a new company that may export, with a cart of so many products that have pictures. */
export async function makeCompanyBuyer(pool: Pool, products: number): Promise<CompanyBuyer> {
  const [buyer] = await makeShoppers(pool, 1, 1)
  const { userId, cartId } = buyer!
  const { rows } = await pool.query<{ id: number }>(
    'insert into companies (name, vat_number, images_in_contract) values ($1, $1, true) returning id',
    [`Immagini ${process.pid}-${(companies += 1)}`],
  )
  const { id } = rows[0]!
  await pool.query(`update users set user_type_id = ${USER_TYPE.business} where id = $1`, [userId])
  await pool.query(`insert into colleagues (user_id, company_id, role) values ($1, $2, 'holder')`, [
    userId,
    id,
  ])
  for (const table of ['carts', 'addresses', 'sessions'])
    await pool.query(`update ${table} set company_id = $2 where user_id = $1`, [userId, id])
  await pool.query('delete from cart_items where cart_id = $1', [cartId])
  await pool.query(
    `insert into cart_items (cart_id, product_id, quantity)
     select $1, product_id, 10 from (select distinct product_id from product_pictures) p order by product_id limit $2`,
    [cartId, products],
  )
  return buyer!
}
