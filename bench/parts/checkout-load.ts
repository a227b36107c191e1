import { Agent, request } from 'node:http'
import type { Pool } from 'pg'
import { makeShoppers, makeSlot, type Shopper } from '../../proofs/shoppers.ts'

const EVERYBODY = 1_000_000

/** Creates customers with a cart of the given number of lines and a hold in one large slot, ready to pay. */
export async function makeBuyers(pool: Pool, count: number, lines: number): Promise<Shopper[]> {
  const { timeslotId } = await makeSlot(pool, EVERYBODY)
  const buyers = await makeShoppers(pool, count, lines)
  const ids = buyers.map(({ cartId }) => cartId)
  await pool.query(
    `insert into timeslot_holds (cart_id, timeslot_id, expires_at)
     select id, $2, now() + interval '1 hour' from unnest($1::bigint[]) id`,
    [ids, timeslotId],
  )
  await pool.query('update carts set timeslot_id = $2 where id = any($1)', [ids, timeslotId])
  await pool.query('update timeslots set booked = $2 where id = $1', [timeslotId, count])
  return buyers
}

export interface CheckoutFigures {
  perSecond: number
  prepareMs: number[]
  buyMs: number[]
  failures: number
}

function post(agent: Agent, base: string, path: string, session: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-ebsn-client': 'bench', 'x-ebsn-version': '1.0.10', 'x-ebsn-session': session }
    const call = request(`${base}/ebsn/api${path}`, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve(/"status":(\d+)/.test(text) ? Number(RegExp.$1) : -1))
    })
    call.on('error', reject).end()
  })
}

async function timed(into: number[], act: () => Promise<number>): Promise<number> {
  const start = performance.now()
  const status = await act()
  into.push(performance.now() - start)
  return status
}

/** Every buyer prepares and buys once, with limited concurrency, each with its own session. */
export async function measureCheckout(
  base: string,
  buyers: readonly Shopper[],
  connections: number,
): Promise<CheckoutFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const figures: CheckoutFigures = { perSecond: 0, prepareMs: [], buyMs: [], failures: 0 }
  let next = 0
  async function work() {
    for (let buyer = buyers[next++]; buyer !== undefined; buyer = buyers[next++]) {
      const { session, cartId } = buyer
      const prepared = await timed(figures.prepareMs, () => post(agent, base, '/checkout/prepare', session))
      const path = `/checkout/buy?payment_type_id=1&cart_id=${cartId}`
      const bought = await timed(figures.buyMs, () => post(agent, base, path, session))
      if (prepared !== 0 || bought !== 0) figures.failures += 1
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  figures.perSecond = (buyers.length / (performance.now() - start)) * 1000
  agent.destroy()
  return figures
}
