import { LIST_LINES_MAX, LISTS_MAX } from '@cambusa/domain/constants'
import type { Pool } from 'pg'
import { makeBuyers } from './checkout-load.ts'

export interface ListFigures {
  times: number[]
  /** Of the last answer, uncompressed. */
  bytes: number
}

/** A customer with as many lists as one may have, each with as many lines as one may have. */
async function makeLists(pool: Pool): Promise<{ session: string; listId: number; itemId: number }> {
  const [buyer] = await makeBuyers(pool, 1, 5)
  const { session, userId } = buyer!
  await pool.query(
    `insert into lists (user_id, name) select $1, 'Lista ' || n from generate_series(1, $2::int) n`,
    [userId, LISTS_MAX],
  )
  await pool.query(
    `insert into list_items (list_id, product_id, name, format, media_key, unit, price_cents, quantity, position)
     select l.id, p.id, p.name, p.format, p.media_key, 'pz', 100, greatest(p.qty_mult, p.min_acq, 1), p.place * 1000
     from lists l, (select *, row_number() over (order by id) place from products where is_active order by id limit $2) p
     where l.user_id = $1`,
    [userId, LIST_LINES_MAX],
  )
  const { rows } = await pool.query<{ listId: number; itemId: number }>(
    `select l.id "listId", min(i.id) "itemId" from lists l join list_items i on i.list_id = l.id
     where l.user_id = $1 group by l.id order by l.id limit 1`,
    [userId],
  )
  return { session, ...rows[0]! }
}

/** The time of each kind of call, one after the other, as a customer waits for it. */
export async function measureLists(
  base: string,
  pool: Pool,
  calls: number,
): Promise<Record<'view' | 'overview' | 'preview' | 'change', ListFigures>> {
  const { session, listId, itemId } = await makeLists(pool)
  const measure = async (path: string, bodyOf?: (call: number) => object): Promise<ListFigures> => {
    const figures: ListFigures = { times: [], bytes: 0 }
    for (let call = 0; call < calls; call += 1) {
      const began = performance.now()
      const answer = await fetch(`${base}/ebsn/api${path}`, {
        headers: { 'x-ebsn-session': session, 'content-type': 'application/json' },
        ...(bodyOf === undefined ? {} : { method: 'POST', body: JSON.stringify(bodyOf(call)) }),
      })
      const text = await answer.text()
      figures.times.push(performance.now() - began)
      figures.bytes = text.length
      if (!answer.ok || !text.includes('"status":0')) throw new Error(`${path}: ${text.slice(0, 200)}`)
    }
    return figures
  }
  return {
    view: await measure(`/wishlist/view?list_id=${listId}`),
    overview: await measure('/wishlist/list'),
    preview: await measure(`/cart/add-all-from-wishlist/preview?list_id=${listId}`),
    change: await measure('/wishlist/update-item', (call) => ({
      item_id: itemId,
      quantity: 1 + (call % 9),
      changed_only: true,
    })),
  }
}
