import { PURCHASE_GROUPS } from '@cambusa/domain/orders/purchases'
import type { Pool } from 'pg'
import { DEMO_SIGN_INS } from '../../apps/server/src/platform/demo/demo-sign-ins.ts'
import { openRestaurant } from './restaurant.ts'

/** The orders of a large kitchen: so many a week, each with a part of its products, for twice as long as is shown. */
export const KITCHEN = { months: 14, products: 400, ordersOfWeek: 4, lines: 100 } as const

const DAYS_BEFORE_LAST_YEAR = 365
const DAYS_OF_MONTH = 30.5

/** Gives the restaurant those orders, copies of its last one with other lines; answers how many lines. */
async function fillKitchen(pool: Pool): Promise<number> {
  const days = Math.ceil(KITCHEN.months * DAYS_OF_MONTH) + DAYS_BEFORE_LAST_YEAR
  const orders = Math.ceil((days / 7) * KITCHEN.ordersOfWeek)
  const { rows } = await pool.query<{ id: number }>(
    `insert into orders (number, user_id, company_id, company_name, status, store_id, store_name, warehouse_id,
       warehouse_name, delivery_service_id, delivery_service_name, shipping_address, slot_date, slot_begin, slot_end,
       payment_type_id, items_cents, delivery_fee_cents, worst_case_cents, total_cents, tax_cents, vat, total_items, placed_at)
     select 'BENCH-' || n, o.user_id, o.company_id, o.company_name, 6, o.store_id, o.store_name, o.warehouse_id,
       o.warehouse_name, o.delivery_service_id, o.delivery_service_name, o.shipping_address, current_date, '08:00', '10:00',
       1, $2 * 500, 690, $2 * 500 + 690, $2 * 500 + 690, 0, '[]', $2, now() - n * ($3 * interval '1 day' / $1)
     from generate_series(1, $1::int) n, (select o.* from orders o join users u on u.id = o.user_id
       where u.login = $4 and o.company_name is not null order by o.company_id, o.id desc limit 1) o returning id`,
    [orders, KITCHEN.lines, days, DEMO_SIGN_INS[0].email],
  )
  await pool.query(
    `insert into order_items (order_id, position, product_id, code, name, format, brand, slug, media_key, quantity, unit,
       is_variable_weight, price_cents, gross_cents, vat_rate)
     select o.id, l, p.id, p.code, p.name, p.format, p.brand, p.slug, p.media_key, 2, p.unit_selling, false, 250, 500, 10
     from unnest($1::bigint[]) with ordinality o(id, n) cross join generate_series(1, $2::int) l
     join (select *, row_number() over (order by id) - 1 place from products where is_active) p
       on p.place = (o.n * 37 + l * 3) % $3`,
    [rows.map(({ id }) => id), KITCHEN.lines, KITCHEN.products],
  )
  await pool.query('analyze orders, order_items')
  return rows.length * KITCHEN.lines
}

const monthBack = (months: number): string => {
  const day = new Date()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 7)
}

/** Server time of each call of the screen of purchases, in milliseconds, one call at a time. */
export async function measurePurchases(
  base: string,
  pool: Pool,
  calls: number,
): Promise<{ lines: number; times: Record<string, number[]> }> {
  const { session } = await openRestaurant(base)
  const lines = await fillKitchen(pool)
  const period = `from=${monthBack(KITCHEN.months - 1)}&to=${monthBack(0)}`
  const paths = Object.fromEntries([
    ...PURCHASE_GROUPS.map((by) => [by, `/purchase/summary?by=${by}&${period}`]),
    ['prices', `/purchase/prices?${period}`],
  ]) as Record<string, string>
  const times: Record<string, number[]> = {}
  for (const [name, path] of Object.entries(paths)) {
    times[name] = []
    // One call more, for statements that are not prepared yet.
    for (let call = 0; call <= calls; call += 1) {
      const began = performance.now()
      const answer = await fetch(`${base}/ebsn/api${path}`, { headers: { 'x-ebsn-session': session } })
      const text = await answer.text()
      if (call > 0) times[name].push(performance.now() - began)
      if (!answer.ok || !text.includes('"status":0')) throw new Error(`${path}: ${text.slice(0, 200)}`)
    }
  }
  return { lines, times }
}
