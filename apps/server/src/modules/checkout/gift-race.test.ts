import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import {
  buildCustomer,
  buildOpenCart,
  buildShop,
  buildTimeslot,
  shop,
} from '../../testing/factories/delivery.ts'
import { buildGift } from '../../testing/factories/gift-certificates.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { placeOrder } from './buy.queries.ts'

/**
 * Carts that each take 1 euro from one code with 50 euro; `npm run proofs` does it with 1,000 shoppers through the
 * shop.
 */
const CARTS = 200
const EACH_CENTS = 100
const AMOUNT_CENTS = 5_000
const WHOLE = AMOUNT_CENTS / EACH_CENTS
const now = new Date('2026-11-21T09:00:00Z')
const later = new Date('2026-11-21T10:00:00Z')

/** Concurrent carts; more would only wait for a connection. */
const AT_ONCE = 20
const database = await createTestDatabase({ max: AT_ONCE, statementTimeoutMs: 0, lockTimeoutMs: 0 })
const { db, pool } = database
const customers: number[] = []
let cartIds: number[] = []
let timeslotId: number
let giftId: number
let races = 0

/** An order of 5 euro as prepare writes it. */
const prepared = () => ({
  deliveryServiceName: 'home',
  storeName: 'Globale',
  warehouseName: 'Bologna',
  shippingAddress: {},
  slot: { timeslotId, date: '2026-11-25', beginTime: '10:00', endTime: '12:00' },
  infos: {},
  itemsCents: 500,
  deliveryFeeCents: 0,
  packagesCents: 0,
  packages: [],
  giftCents: EACH_CENTS,
  worstCaseCents: 500 - EACH_CENTS,
  totalCents: 500 - EACH_CENTS,
  taxCents: 0,
  vat: [],
  totalItems: 0,
  lines: [],
})

beforeAll(async () => {
  await buildShop(db)
  timeslotId = await buildTimeslot(db, { capacity: 10_000 })
  for (let customer = 0; customer < CARTS; customer += 1) customers.push(await buildCustomer(db))
})

beforeEach(async () => {
  giftId = await buildGift(db, { code: `GARA-${(races += 1)}`, amountCents: AMOUNT_CENTS })
  await pool.query(`update carts set status = ${CART_STATUS.bought}`)
  cartIds = []
  for (const customer of customers) cartIds.push(await buildOpenCart(db, customer))
  await pool.query(
    `update carts set status = ${CART_STATUS.locked}, version = 1, timeslot_id = $2, prepared = $3 where id = any($1)`,
    [cartIds, timeslotId, JSON.stringify(prepared())],
  )
  await pool.query(
    'insert into timeslot_holds (cart_id, timeslot_id, expires_at) select unnest($1::bigint[]), $2, $3',
    [cartIds, timeslotId, later],
  )
})

const buy = (on: Db, cartId: number, giftIds: readonly number[]) =>
  placeOrder(on, {
    cartId,
    version: 1,
    fromStatus: CART_STATUS.locked,
    approvedBy: null,
    status: 1,
    paymentTypeId: 1,
    paymentData: '{}',
    typeInfos: '{}',
    sessionHash: Buffer.from('race'),
    doer: '',
    payBy: null,
    isReceived: false,
    mailHost: 'spesa.example.com',
    mailWords: '',
    idMark: '',
    numberMark: '',
    now,
    year: '2026',
    warehouseId: shop.bologna.warehouseId,
    productIds: [],
    quantities: [],
    giftIds,
    giftCents: giftIds.map(() => EACH_CENTS),
  })

/** A naive implementation: reads the balance first, then writes what will be left. */
const buyNaively = (cartId: number) =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.$client.query<{ cents: number }>(
      'select balance_cents cents from gift_certificates where id = $1',
      [giftId],
    )
    const leftCents = rows[0]!.cents - EACH_CENTS
    if (leftCents < 0) throw new Error('too little is left')
    const placed = await buy(tx, cartId, [])
    await tx.$client.query('update gift_certificates set balance_cents = $2 where id = $1', [
      giftId,
      leftCents,
    ])
    await tx.$client.query(
      'insert into gift_certificate_uses (gift_certificate_id, order_id, cents) values ($1, $2, $3)',
      [giftId, placed!.id, EACH_CENTS],
    )
  })

interface Ledger {
  balance: number
  used: number
  uses: number
  orders: number
}

async function ledger(): Promise<Ledger> {
  const { rows } = await pool.query<Ledger>(
    `select g.balance_cents balance, coalesce(sum(u.cents), 0)::int used, count(u.*)::int uses,
       (select count(*)::int from orders where cart_id = any($2)) orders
     from gift_certificates g left join gift_certificate_uses u on u.gift_certificate_id = g.id
     where g.id = $1 group by g.id`,
    [giftId, cartIds],
  )
  return rows[0]!
}

/** Runs as many at once as there are connections; returns the errors of those that got nothing. */
async function race(act: (cartId: number) => Promise<unknown>): Promise<unknown[]> {
  const left = [...cartIds]
  const refused: unknown[] = []
  const buyer = async () => {
    for (let cartId = left.pop(); cartId !== undefined; cartId = left.pop())
      await act(cartId).catch((error: unknown) => refused.push(error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buyer))
  return refused
}
const guardOf = (error: unknown) => (error as { constraint?: string }).constraint

describe('the amount of a gift code', () => {
  it('is spent once and no more, however many carts take from it at the same moment', async () => {
    const refused = await race((cartId) => buy(db, cartId, [giftId]))
    expect(new Set(refused.map(guardOf))).toEqual(new Set(['gift_certificates_balance']))
    expect(refused).toHaveLength(CARTS - WHOLE)
    expect(await ledger()).toEqual({ balance: 0, used: AMOUNT_CENTS, uses: WHOLE, orders: WHOLE })
  })

  it('is spent once where each cart takes from several codes, whatever their order', async () => {
    const other = await buildGift(db, { code: `GARA-B-${races}`, amountCents: CARTS * EACH_CENTS })
    const refused = await race((cartId) =>
      buy(db, cartId, cartId % 2 === 0 ? [other, giftId] : [giftId, other]),
    )
    expect(new Set(refused.map(guardOf))).toEqual(new Set(['gift_certificates_balance']))
    expect(await ledger()).toMatchObject({ balance: 0, used: AMOUNT_CENTS, orders: WHOLE })
  })

  it('negative control: is overspent by reading first and writing afterwards', async () => {
    await race(buyNaively)
    const { used } = await ledger()
    expect(used).toBeGreaterThan(AMOUNT_CENTS)
  })

  it('negative control: is overspent without the constraint of the database', async () => {
    await pool.query('alter table gift_certificates drop constraint gift_certificates_balance')
    try {
      await race((cartId) => buy(db, cartId, [giftId]))
      expect((await ledger()).used).toBeGreaterThan(AMOUNT_CENTS)
    } finally {
      await pool.query('update gift_certificates set balance_cents = 0 where balance_cents < 0')
      await pool.query(
        `alter table gift_certificates add constraint gift_certificates_balance
           check (balance_cents between 0 and amount_cents)`,
      )
    }
  })
})
