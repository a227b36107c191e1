import { readConfig } from '../apps/server/src/config.ts'
import { signedNotice, type SignedNotice } from '../apps/server/src/integrations/sandbox/sandbox-notices.ts'
import { payInPeace } from './one-payment.ts'
import { readBooks, standingOf } from './payment-books.ts'
import type { ShopProcess } from './shop-process.ts'
import type { Verdict } from './verdict.ts'

const SERVER_FAULT = 500
const STATES = ['authorised', 'captured', 'failed', 'cancelled', 'refunded', 'pending']

/** Sends notifications to the shop like the bank; returns whether they were accepted, refused, or failed. */
async function tell(
  { url }: ShopProcess,
  { body, headers }: SignedNotice,
): Promise<'taken' | 'refused' | 'failed'> {
  const path = '/payment/notification/sandbox'
  const answer = await fetch(new URL(path, url), { method: 'POST', body, headers })
  if (answer.ok) return 'taken'
  return answer.status < SERVER_FAULT ? 'refused' : 'failed'
}

/**
 * Customers have paid; then the bank's notifications of each payment are sent repeatedly, out of order, with every
 * state, also of other payments, and with the signature of another notification. No payment, order or capacity changes.
 */
export async function replayNews(shop: ShopProcess, customers: number, times: number): Promise<Verdict> {
  const { db, pool } = shop.database
  // The default secret of the demo shop: the process was started without another.
  const config = readConfig({ env: {}, args: [] })
  const payers = []
  for (let number = 0; number < customers; number += 1) payers.push(await payInPeace(shop))
  const { rows } = await pool.query<{ reference: string }>(
    'select provider_reference as reference from payment_attempts where order_id = any($1)',
    [payers.map(({ orderId }) => orderId)],
  )
  const news = rows.flatMap(({ reference }) => STATES.map((state) => signedNotice(config, reference, state)))
  const sent = Array.from({ length: times }, (_, turn) => (turn % 2 === 0 ? news : news.toReversed())).flat()
  const replayed = await Promise.all(sent.map((notice) => tell(shop, notice)))
  const swapped = news.map((notice, place) => ({
    ...notice,
    headers: news[(place + 1) % news.length]!.headers,
  }))
  const forged = await Promise.all(swapped.map((notice) => tell(shop, notice)))
  const wrong: string[] = []
  for (const { shopper, slot } of payers) {
    const standing = standingOf(await readBooks(db, shopper.userId, slot.timeslotId))
    if (standing !== 'paid') wrong.push(standing)
  }
  const refused = replayed.filter((end) => end !== 'taken').length
  const believed = forged.filter((end) => end !== 'refused').length
  return {
    isGood: wrong.length + refused + believed === 0 && payers.length > 0,
    told:
      `${sent.length} news of ${customers} payments, ${refused} not taken; ${forged.length} with another's signature, ` +
      `${believed} believed; moved: ${wrong.join() || 'nothing'}`,
  }
}
