import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import type { Pool } from 'pg'
import { call } from '../api.ts'
import { killCalls, type KilledCall } from './kill-calls.ts'
import { must, prepare } from '../placed.ts'
import type { ShopProcess } from '../shop-process.ts'
import { makeShoppers, makeSlot, type Shopper } from '../shoppers.ts'
import type { Verdict } from '../verdict.ts'

const LINES = 3
/** The job that lets approvals lapse may wait for others. */
const JOB_MS = 90_000
const LOOK_MS = 200

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A buyer of a company whose every cart needs approval, and its holder. */
interface Pair {
  buyer: Shopper
  holder: Shopper
}

let companies = 0

/** Makes two customers holder and buyer of a new company. */
async function makePair(pool: Pool): Promise<Pair> {
  const [holder, buyer] = await makeShoppers(pool, 2, LINES)
  const [mine, theirs] = [holder!.userId, buyer!.userId]
  const word = `${process.pid}-${(companies += 1)}`
  const { rows } = await pool.query<{ id: number }>(
    'insert into companies (name, vat_number) values ($1, $1) returning id',
    [`Prova ${word}`],
  )
  const { id } = rows[0]!
  const both = [mine, theirs]
  await pool.query(`update users set user_type_id = ${USER_TYPE.business} where id = any($1)`, [both])
  await pool.query(
    `insert into colleagues (user_id, company_id, role) values ($1, $3, 'holder'), ($2, $3, 'buyerWithApproval')`,
    [mine, theirs, id],
  )
  for (const table of ['carts', 'addresses', 'sessions'])
    await pool.query(`update ${table} set company_id = $2 where user_id = any($1)`, [both, id])
  return { holder: holder!, buyer: buyer! }
}

/** The same with a prepared cart, in a slot of its own. */
async function prepared(shop: ShopProcess): Promise<Pair & { cartId: number }> {
  const pair = await makePair(shop.database.pool)
  const { session } = pair.buyer
  const { timeslotId, date } = await makeSlot(shop.database.pool, 5)
  await must(call(shop.url, 'GET', `/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`, session))
  return { ...pair, cartId: await prepare(shop, pair.buyer) }
}

/** The same with a cart that waits. */
async function waiting(shop: ShopProcess) {
  const { cartId, ...pair } = await prepared(shop)
  const body = { cart_id: cartId }
  const { approvalId } = await must(call(shop.url, 'POST', '/approval/send', pair.buyer.session, body))
  return { ...pair, approvalId: Number(approvalId) }
}

/** A statement on the approval `a`, its cart `c` if it has one, and its mails. */
const claim = (isRight: string, by = 'a.id') =>
  `select ${isRight} as "isRight" from approvals a left join carts c on c.id = a.cart_id where ${by} = $1`
const mails = (kind: string, user = 'a.user_id') =>
  `(select count(*) from mails m where m.user_id = ${user} and m.kind = '${kind}')`
/** Lines and slot of the sender's open cart. */
const BACK = `(select count(*) from cart_items l join carts o on o.id = l.cart_id
  where o.user_id = a.user_id and o.status = ${CART_STATUS.open}) = ${LINES}
  and (select count(*) from carts o where o.user_id = a.user_id and o.status <> ${CART_STATUS.open}) = 0`
const BOOKED = `(select sum(t.booked) from timeslots t where t.id = c.timeslot_id)`

async function send(shop: ShopProcess): Promise<KilledCall> {
  const { buyer, holder, cartId } = await prepared(shop)
  return {
    name: 'send',
    id: cartId,
    send: () => call(shop.url, 'POST', '/approval/send', buyer.session, { cart_id: cartId }),
    right: claim(
      `a.state = 'waiting' and c.status = ${CART_STATUS.awaitingApproval} and ${BOOKED} = 1
       and ${mails('approvalAsked', String(holder.userId))} = 1
       and (select count(*) from approvals b where b.user_id = a.user_id) = 1`,
      'a.cart_id',
    ),
  }
}

async function approve(shop: ShopProcess): Promise<KilledCall> {
  const { holder, approvalId } = await waiting(shop)
  const path = `/approval/view?approval_id=${approvalId}`
  const { version, total } = await must(call(shop.url, 'GET', path, holder.session))
  const body = { approval_id: approvalId, version, total, payment_type_id: PAYMENT_TYPES.onDelivery }
  return {
    name: 'approve',
    id: approvalId,
    send: () => call(shop.url, 'POST', '/approval/approve', holder.session, body),
    right: claim(
      `a.state = 'approved' and c.status = ${CART_STATUS.bought} and ${BOOKED} = 1
       and ${mails('approvalGiven')} = 1 and ${mails('orderReceived')} = 1
       and (select array_agg(o.id) from orders o where o.user_id = a.user_id) = array[a.order_id]
       and (select o.approved_by_user_id = a.decided_by from orders o where o.id = a.order_id)`,
    ),
  }
}

async function refuse(shop: ShopProcess): Promise<KilledCall> {
  const { holder, approvalId } = await waiting(shop)
  const body = { approval_id: approvalId, reason: 'Troppo' }
  return {
    name: 'refuse',
    id: approvalId,
    send: () => call(shop.url, 'POST', '/approval/refuse', holder.session, body),
    right: claim(`a.state = 'refused' and ${mails('approvalRefused')} = 1 and ${BACK}`),
  }
}

async function withdraw(shop: ShopProcess): Promise<KilledCall> {
  const { buyer, approvalId } = await waiting(shop)
  return {
    name: 'take back',
    id: approvalId,
    send: () => call(shop.url, 'POST', '/approval/withdraw', buyer.session, { approval_id: approvalId }),
    right: claim(`a.state = 'withdrawn' and ${BACK}`),
  }
}

/** The job, which runs again by itself after the restart. */
async function lapse(shop: ShopProcess): Promise<KilledCall> {
  const { buyer, approvalId } = await waiting(shop)
  const { pool } = shop.database
  const view = () => call(shop.url, 'GET', `/approval/view?approval_id=${approvalId}`, buyer.session)
  const runs = () => pool.query(`insert into pgboss.job (name) values ('tend-approvals')`)
  const state = async () =>
    (await pool.query<{ state: string }>('select state from approvals where id = $1', [approvalId])).rows[0]
  return {
    name: 'lapse',
    id: approvalId,
    send: async () => {
      await pool.query('update approvals set lapses_at = now() where id = $1', [approvalId])
      await runs()
      return view()
    },
    again: async () => {
      const until = Date.now() + JOB_MS
      while ((await state())?.state === 'waiting' && Date.now() < until) await pause(LOOK_MS)
      await runs()
      return view()
    },
    right: claim(`a.state = 'lapsed' and ${mails('approvalLapsed')} = 1 and ${BACK}`),
  }
}

const MAKERS = [send, approve, refuse, withdraw, lapse] as const

/**
 * Kills the server while carts are sent for approval, approved, refused, taken back and lapse, each of another company,
 * and does each again after the restart: done once, with one mail, and the books agree.
 */
export const killApprovals = (shop: ShopProcess, kills: number): Promise<Verdict> =>
  killCalls(shop, kills, async () => {
    const killed: KilledCall[] = []
    for (const make of MAKERS) killed.push(await make(shop))
    return killed
  })
