import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { hashGiftCode } from '../apps/server/src/modules/gift-cards/gift-cards.ts'
import { call, type Answer } from './api.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot, type Shopper } from './shoppers.ts'

const LINES = 3
/** Amount of the gift code per shopper, each of whom would use more. */
export const GIFT_EACH_CENTS = 2_000

export interface GiftRaceResult {
  /** The amount that orders used of the code, its balance, and its initial value, cents. */
  usedCents: number
  leftCents: number
  amountCents: number
  orders: number
  /** Orders whose gift amount differs from their uses. */
  differences: number
  /** Buys that were refused because the code had less by then: none means that there was no race. */
  refused: number
  /** Any other answer: must be none. */
  others: string[]
}

/** One shopper: prepares and buys, again if the code has less by then; waits when told to. */
async function shopOnce(url: string, { session, cartId }: Shopper, slot: string) {
  let refused = 0
  const ask = async (method: 'GET' | 'POST', path: string): Promise<Answer> => {
    for (;;) {
      const answer = await call(url, method, path, session)
      if (answer.httpStatus !== 503 || answer.retryAfterSeconds === undefined) return answer
      await new Promise((resolve) => setTimeout(resolve, answer.retryAfterSeconds! * 1000))
    }
  }
  const chosen = await ask('GET', `/timeslot/select?${slot}`)
  if (chosen.status !== 0) return { refused, end: `select ${chosen.httpStatus} ${chosen.codes.join()}` }
  for (;;) {
    const prepared = await ask('POST', '/checkout/prepare')
    if (prepared.status !== 0)
      return { refused, end: `prepare ${prepared.httpStatus} ${prepared.codes.join()}` }
    const type = prepared.data?.totalPrice === 0 ? PAYMENT_TYPES.giftCertificates : PAYMENT_TYPES.onDelivery
    const bought = await ask('POST', `/checkout/buy?payment_type_id=${type}&cart_id=${cartId}`)
    if (bought.status === 0) return { refused, end: 'order' }
    if (bought.codes[0] !== 'checkout.giftChanged')
      return { refused, end: `buy ${bought.httpStatus} ${bought.codes.join()}` }
    refused += 1
  }
}

let races = 0

/** Lets a number of shoppers buy at once, whose carts all pay with one code of this amount. */
export async function raceForGift(
  shop: ShopProcess,
  shoppers: number,
  amountCents: number,
): Promise<GiftRaceResult> {
  const { pool } = shop.database
  const { timeslotId, date } = await makeSlot(pool, shoppers)
  const customers = await makeShoppers(pool, shoppers, LINES)
  const { codeHash, hint } = hashGiftCode(`PROVA-${process.pid}-${(races += 1)}`)
  const { rows: made } = await pool.query<{ id: number }>(
    `insert into gift_certificates (code_hash, hint, description, amount_cents, balance_cents)
     values ($1, $2, 'Prova', $3, $3) returning id`,
    [codeHash, hint, amountCents],
  )
  const giftId = made[0]!.id
  await pool.query(
    'insert into cart_gift_certificates (cart_id, gift_certificate_id) select unnest($1::bigint[]), $2',
    [customers.map(({ cartId }) => cartId), giftId],
  )
  const slot = `sel_date=${date}&timeslot_id=${timeslotId}`
  const ends = await Promise.all(customers.map((customer) => shopOnce(shop.url, customer, slot)))
  const { rows } = await pool.query<
    Pick<GiftRaceResult, 'usedCents' | 'leftCents' | 'orders' | 'differences'>
  >(
    `select balance_cents as "leftCents",
       (select coalesce(sum(cents), 0)::int from gift_certificate_uses where gift_certificate_id = g.id) as "usedCents",
       (select count(*)::int from orders where timeslot_id = $2) as orders,
       (select count(*)::int from orders o where timeslot_id = $2 and gift_cents <>
         coalesce((select sum(cents) from gift_certificate_uses u where u.order_id = o.id), 0)) as differences
     from gift_certificates g where id = $1`,
    [giftId, timeslotId],
  )
  return {
    ...rows[0]!,
    amountCents,
    refused: ends.reduce((sum, { refused }) => sum + refused, 0),
    others: ends.map(({ end }) => end).filter((end) => end !== 'order'),
  }
}

/** Whether everybody ordered and the code paid its amount exactly once. */
export const isSpentOnce = (result: GiftRaceResult, shoppers: number) =>
  result.usedCents === result.amountCents &&
  result.leftCents === 0 &&
  result.orders === shoppers &&
  result.differences === 0 &&
  result.refused > 0 &&
  result.others.length === 0
