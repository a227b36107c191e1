import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import type { Pool } from 'pg'
import { keyBytes, newToken, tokenKey } from '../apps/server/src/modules/auth/session-tokens.ts'

/** A signed-in customer with a filled cart for home delivery. */
export interface Shopper {
  session: string
  userId: number
  cartId: number
  addressId: number
  /** The products of the first cart. */
  productIds: readonly number[]
  /** Quantity of each product; by default beyond any minimum order. */
  quantity?: number
}

/** Products sold by the piece with enough stock in a warehouse, without age limits. */
const SELLABLE = `
  select p.id from products p join warehouses w on w.id = $1
    join prices r on r.price_list_id = w.price_list_id and r.product_id = p.id
    left join stock s on s.warehouse_id = w.id and s.product_id = p.id
  where p.is_active and p.kind = 'Pezzo' and p.qty_mult = 1 and p.min_acq <= 1 and p.min_age is null
    and p.select_options = '[]' and p.daily_max is null
    and (s.quantity is null or s.quantity >= 50) and p.details ? 'ingredients' order by p.id`

interface Area {
  postalCode: string
  warehouseId: number
  storeId: number
}

/** The postal code of a proof's shoppers: the first with home delivery. */
export async function findArea(pool: Pool): Promise<Area> {
  const { rows } = await pool.query<Area>(
    `select postal_code as "postalCode", warehouse_id as "warehouseId", store_id as "storeId"
     from service_areas where delivery_service_id = 2 order by warehouse_id, postal_code limit 1`,
  )
  return rows[0]!
}

let made = 0

/** Creates customers whose carts have the given number of lines, with different products as far as possible. */
export async function makeShoppers(pool: Pool, count: number, lines: number): Promise<Shopper[]> {
  const area = await findArea(pool)
  const { rows: products } = await pool.query<{ id: number }>(SELLABLE, [area.warehouseId])
  await pool.query('update stock set quantity = 1000000 where product_id = any($1)', [
    products.map(({ id }) => id),
  ])
  const shoppers: Shopper[] = []
  for (let number = 0; number < count; number += 1) {
    made += 1
    const token = newToken()
    const productIds = Array.from(
      { length: lines },
      (_, line) => products[(made * lines + line) % products.length]!.id,
    )
    const { rows } = await pool.query<{ userId: number; cartId: number; addressId: number }>(
      `with customer as (
         insert into users (login, password_hash, user_type_id, first_name, last_name, profile_level)
         values ($1, '!', ${USER_TYPE.private}, 'Prova', 'Prova', 2) returning id),
       home as (
         insert into addresses (user_id, address_name, address1, address_number, postal_code, city, province, is_validated)
         select id, 'Casa', 'Via Prova', '1', $2, 'Prova', 'PR', true from customer returning id, user_id),
       cart as (
         insert into carts (user_id, store_id, warehouse_id, delivery_service_id, address_id)
         select user_id, $3, $4, 2, id from home returning id),
       lines as (
         insert into cart_items (cart_id, product_id, quantity)
         select cart.id, product_id, 30 from cart, unnest($5::bigint[]) product_id),
       opened as (
         insert into sessions (token_hash, user_id) select $6, id from customer)
       select customer.id as "userId", cart.id as "cartId", home.id as "addressId" from customer, home, cart`,
      [
        `prova${process.pid}-${made}@example.com`,
        area.postalCode,
        area.storeId,
        area.warehouseId,
        productIds,
        keyBytes(tokenKey(token)),
      ],
    )
    shoppers.push({ session: token, productIds, ...rows[0]! })
  }
  return shoppers
}

/** Enough volume for any order. */
const ROOMY_MILLILITRES = 2_000_000_000

/** Moves the carts to a locker of their warehouse with the given number of compartments; each order fills one. */
export async function moveToLocker(
  pool: Pool,
  shoppers: readonly Shopper[],
  compartments: number,
): Promise<void> {
  const { warehouseId } = await findArea(pool)
  const { rows } = await pool.query<{ id: number }>(
    `update stores set compartments = $2, compartment_millilitres = $3
     where id = (select id from stores where kind = 'locker' and warehouse_id = $1 order by id limit 1) returning id`,
    [warehouseId, compartments, ROOMY_MILLILITRES],
  )
  await pool.query(
    `update carts set delivery_service_id = ${SERVICES.locker}, address_id = null, pickup_store_id = $2
     where id = any($1)`,
    [shoppers.map(({ cartId }) => cartId), rows[0]!.id],
  )
}

let slots = 0

/** Creates a slot of a service (home delivery by default) in three days with the given capacity. */
export async function makeSlot(
  pool: Pool,
  capacity: number,
  serviceId: number = SERVICES.home,
): Promise<{ timeslotId: number; date: string }> {
  const { warehouseId } = await findArea(pool)
  slots += 1
  // At a locker payment is by transfer, which must arrive before the cut-off, also over holidays.
  const days = serviceId === SERVICES.locker ? 14 : 3
  const { rows } = await pool.query<{ timeslotId: number; date: string }>(
    `insert into timeslots (warehouse_id, delivery_service_id, date, begin_time, end_time, capacity, cutoff_at)
     values ($1, $4, (now() + make_interval(days => $6))::date, make_time(3, $2, $5), '04:00', $3,
       now() + make_interval(days => $6 - 1))
     returning id as "timeslotId", date::text`,
    [warehouseId, Math.floor(slots / 60), capacity, serviceId, slots % 60, days],
  )
  return rows[0]!
}

let companies = 0

/** A customer who buys for a new company that may export, with a cart of so many products that have pictures. */
export async function makeExporter(pool: Pool, products: number): Promise<Shopper> {
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
