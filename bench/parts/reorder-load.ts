import type { Pool } from 'pg'
import { makeBuyers, measureCheckout } from './checkout-load.ts'

/** An order to repeat: 80 lines of which 9 are gone and 12 dearer, with 5 places left in the cart. */
export const REORDER = { lines: 80, gone: 9, dearer: 12, free: 5 } as const
const LIMIT = 100
const CHECK_MS = 200
const READY_MS = 60_000

interface Buyer {
  session: string
  orderId: number
}

export interface ReorderFigures {
  previewMs: number[]
  addMs: number[]
}

interface Envelope {
  response: { status: number; errors: { error: string }[] }
  data: { lines?: { changes: string[] }[]; totalItems?: number }
}

async function ask(
  url: string,
  session: string,
  body?: object,
): Promise<{ data: Envelope['data']; ms: number }> {
  const began = performance.now()
  const answer = await fetch(url, {
    headers: { 'x-ebsn-session': session, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const { response, data } = (await answer.json()) as Envelope
  if (response.status !== 0) throw new Error(response.errors[0]?.error ?? url)
  return { data, ms: performance.now() - began }
}

const preview = (base: string, { session, orderId }: Buyer) =>
  ask(`${base}/ebsn/api/cart/add-all-from-order/preview?order_id=${orderId}`, session)

/** Customers who have bought one order each, whose new carts have 5 places left. */
async function makeOrders(base: string, pool: Pool, count: number): Promise<Buyer[]> {
  const shoppers = await makeBuyers(pool, count, REORDER.lines)
  await measureCheckout(base, shoppers, 2)
  const { rows } = await pool.query<{ id: number; userId: number; others: number[] }>(
    `select o.id, o.user_id "userId", array(select p.id from products p join prices r on r.product_id = p.id
       where p.is_active and p.kind = 'Pezzo' and p.qty_mult = 1 and p.min_acq <= 1 and p.select_options = '[]'
         and p.daily_max is null and r.price_list_id = 1
         and p.id not in (select product_id from order_items i where i.order_id = o.id)
       order by p.id limit $2) others
     from orders o where o.user_id = any($1)`,
    [shoppers.map(({ userId }) => userId), LIMIT - REORDER.free],
  )
  return Promise.all(
    rows.map(async ({ id: orderId, userId, others }) => {
      const { session } = shoppers.find((shopper) => shopper.userId === userId)!
      const items = others.map((productId) => ({ productId, quantity: 1 }))
      await ask(`${base}/ebsn/api/cart/add`, session, { items })
      return { session, orderId }
    }),
  )
}

/** Of every order the first products are taken off sale, and the next ones become dearer; waits until it shows. */
async function changeProducts(base: string, pool: Pool, buyers: readonly Buyer[]): Promise<void> {
  const [first] = buyers
  const { rows } = await pool.query<{ id: number }>(
    'select product_id id from order_items where order_id = $1 order by position',
    [first!.orderId],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query('update products set is_active = false where id = any($1)', [ids.slice(0, REORDER.gone)])
  await pool.query('update prices set price_cents = price_cents + 10 where product_id = any($1)', [
    ids.slice(REORDER.gone, REORDER.gone + REORDER.dearer),
  ])
  const until = performance.now() + READY_MS
  for (;;) {
    const { data } = await preview(base, first!)
    const gone = data.lines!.filter(({ changes }) => changes.includes('gone')).length
    if (gone >= REORDER.gone) return
    if (performance.now() > until) throw new Error('the catalogue did not follow')
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  }
}

/** The time of the preview and of adding, one call after the other, as a customer waits for them. */
export async function measureReorder(base: string, pool: Pool, count: number): Promise<ReorderFigures> {
  const buyers = await makeOrders(base, pool, count)
  await changeProducts(base, pool, buyers)
  const figures: ReorderFigures = { previewMs: [], addMs: [] }
  for (const buyer of buyers) {
    figures.previewMs.push((await preview(base, buyer)).ms)
    const url = `${base}/ebsn/api/cart/add-all-from-order`
    const { data, ms } = await ask(url, buyer.session, { order_id: buyer.orderId })
    if (data.totalItems !== LIMIT) throw new Error(`the cart has ${data.totalItems} lines`)
    figures.addMs.push(ms)
  }
  return figures
}
