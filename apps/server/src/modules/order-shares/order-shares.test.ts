import {
  listOrderShares,
  sharedOrderDocument,
  shareOrder,
  unshareOrder,
  viewSharedOrder,
} from '@cambusa/contract/orders/order-shares'
import { actAs } from '@cambusa/contract/people/user-board'
import { buyCart } from '@cambusa/contract/orders/checkout'
import { ORDER_SHARE_DAYS, ORDER_SHARES_MAX } from '@cambusa/domain/orders/order-share'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { SHARED_ORDERS } from '@cambusa/domain/web/page-address'
import { beforeAll, describe, expect, it } from 'vitest'
import { FORGOTTEN_WITH_ACCOUNT } from '../../forgotten-with-account.ts'
import { asIfBought } from '../../testing/as-if-bought.ts'
import { companyShopOf, type CompanyShop, type Person } from '../../testing/company/company-shop.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { pdfRuns } from '../../testing/files/pdf-text.ts'
import { fulfilmentOf } from '../../testing/fulfilment-acts.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../testing/payments/payment-shop.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const DAY_MS = 86_400_000
const HOLDER_ROLE = { role: 'holder' } as const

let shop: PaymentShop
let companies: CompanyShop
beforeAll(async () => {
  shop = await openPaymentShop()
  companies = companyShopOf(shop.test, shop.goods, shop.slot)
})

const ordered = () => shop.ordered(PAYMENT_TYPES.onDelivery)
const tokenIn = (path: string) => path.slice(SHARED_ORDERS.length)

/** A link to an order, as its owner makes it. */
async function linked({ shopper, orderId }: Pick<Ordered, 'orderId' | 'shopper'>) {
  const { data, codes } = await shopper.call(shareOrder, { body: { order_id: orderId } })
  if (data === undefined) throw new Error(codes.join())
  return { ...data.shares[0]!, token: tokenIn(data.shares[0]!.path) }
}

let visitors = 0
const visitor = () => shop.test.shopper(`10.91.0.${(visitors += 1)}`)
const codesOf = async (token: string) => (await visitor().call(viewSharedOrder, { query: { token } })).codes
const UNKNOWN = ['order.shareUnknown']

async function fileOf(token: string, kind: 'order' | 'delivery') {
  const url = `/ebsn/api${sharedOrderDocument.url}?token=${token}&kind=${kind}`
  return shop.test.app.inject({ method: 'GET', url, remoteAddress: '10.91.1.1' })
}

describe('a link to an order', () => {
  it('shows the order to anybody, without a person, a card, an e-mail or a telephone', async () => {
    const order = await ordered()
    const person = await shop.row<{ login: string; last_name: string; first_name: string }>(
      `update users set first_name = 'Ermenegilda', last_name = 'Zanellato' where id = $1
       returning login, last_name, first_name`,
      [order.userId],
    )
    await shop.row(
      `update orders set infos = '{"order_note": "Nota segreta", "customer_reference": "Rif segreto"}',
         shipping_address = shipping_address || '{"phone": "3331234567", "notes": "Citofono segreto"}' where id = $1`,
      [order.orderId],
    )
    const noted = `update order_items set notes = 'Riga segreta' where order_id = $1`
    await asIfBought(shop.test.database, noted, [order.orderId])
    const { token } = await linked(order)
    const { data } = await visitor().call(viewSharedOrder, { query: { token } })
    expect(data).toMatchObject({ documents: ['order'], order: { orderNumber: order.number, totalItems: 1 } })
    expect(data!.order.items).toMatchObject([{ name: 'Pasta', quantity: 20, grossTotal: 25 }])
    const { statusCode, rawPayload } = await fileOf(token, 'order')
    expect(statusCode).toBe(200)
    const file = pdfRuns(rawPayload)
      .map(({ text }) => text)
      .join(' ')
    expect(file).toContain('Pasta')
    const told = JSON.stringify(data) + file
    for (const secret of [...Object.values(person), '3331234567', 'segret'])
      expect(told).not.toContain(secret)
    expect(JSON.stringify(await shop.row('select * from order_shares'))).not.toContain(token)
  })

  it('shows the order as it is now, with what was delivered once it is handed over', async () => {
    const order = await ordered()
    const { token } = await linked(order)
    expect(
      (await fileOf(token, 'delivery')).json<{ response: { errors: unknown[] } }>().response.errors,
    ).toEqual([expect.objectContaining({ code: 'order.notHandedOver' })])
    await fulfilmentOf(shop).handedOver(order)
    const { data } = await visitor().call(viewSharedOrder, { query: { token } })
    expect(data!.documents).toEqual(['order', 'delivery'])
    expect(data!.order.handover).not.toHaveProperty('receiverName')
    expect((await fileOf(token, 'delivery')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is as unknown when it has expired or was withdrawn as one that was guessed, and guesses are counted', async () => {
    const order = await ordered()
    const withdrawn = await linked(order)
    await order.shopper.call(unshareOrder, { body: { order_id: order.orderId, share_id: withdrawn.shareId } })
    expect(await codesOf(withdrawn.token)).toEqual(UNKNOWN)
    const expired = await linked(order)
    await shop.row('update order_shares set expires_at = $2 where id = $1', [
      expired.shareId,
      shop.test.time.now(),
    ])
    expect(await codesOf(expired.token)).toEqual(UNKNOWN)
    expect((await order.shopper.call(listOrderShares, { query: { order_id: order.orderId } })).data).toEqual({
      shares: [],
    })
    expect((await fileOf(expired.token, 'order')).statusCode).toBe(404)
    const guesser = visitor()
    const guesses: string[] = []
    for (let guess = 0; guess <= 30; guess += 1)
      guesses.push(...(await guesser.call(viewSharedOrder, { query: { token: `guess${guess}` } })).codes)
    expect(new Set(guesses.slice(0, 30))).toEqual(new Set(UNKNOWN))
    expect(guesses.at(-1)).toBe('request.tooMany')
  })

  it('is good for seven days, is written into the audit log as it is withdrawn, and is then removed', async () => {
    const order = await ordered()
    const made = await linked(order)
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(ORDER_SHARE_DAYS * DAY_MS)
    const body = { order_id: order.orderId, share_id: made.shareId }
    await order.shopper.call(unshareOrder, { body })
    expect((await order.shopper.call(unshareOrder, { body })).data).toEqual({ shares: [] })
    const { rows } = await shop.test.database.pool.query<{ act: string }>(
      `select act from audit_log where order_id = $1 and act like 'orders.%share' order by id`,
      [order.orderId],
    )
    expect(rows.map(({ act }) => act)).toEqual(['orders.share', 'orders.unshare'])
    const old = await linked(order)
    await shop.row(`update order_shares set expires_at = created_at`)
    await shop.runScheduledJob('remove-old-order-shares')
    expect(await shop.row('select id from order_shares where id = $1', [old.shareId])).toBeUndefined()
  })

  it('is one of a few of its order', async () => {
    const order = await ordered()
    for (let made = 0; made < ORDER_SHARES_MAX; made += 1) await linked(order)
    const more = await order.shopper.call(shareOrder, { body: { order_id: order.orderId } })
    expect(more.codes).toEqual(['order.tooManyShares'])
  })

  it('goes with the account of its order, and with that of who made it', async () => {
    const order = await ordered()
    const { token } = await linked(order)
    await FORGOTTEN_WITH_ACCOUNT.forgetColleague(shop.test.db, { userId: order.userId }, shop.test.time.now())
    expect(await codesOf(token)).toEqual(UNKNOWN)
  })
})

describe('who shares an order', () => {
  const bought = async (person: Person, companyId: number): Promise<Pick<Ordered, 'orderId' | 'shopper'>> => {
    const cartId = await companies.prepare(person, companyId, 20)
    const query = { cart_id: cartId, payment_type_id: PAYMENT_TYPES.onDelivery }
    const { data, codes } = await person.shopper.call(buyCart, { query })
    if (data === undefined) throw new Error(codes.join())
    return { orderId: data.orderId, shopper: person.shopper }
  }
  const triesOf = async (shopper: Shopper, orderId: number, shareId: number) => [
    ...(await shopper.call(shareOrder, { body: { order_id: orderId } })).codes,
    ...(await shopper.call(listOrderShares, { query: { order_id: orderId } })).codes,
    ...(await shopper.call(unshareOrder, { body: { order_id: orderId, share_id: shareId } })).codes,
  ]

  it('is its customer, and no other customer and no visitor', async () => {
    const order = await ordered()
    const { shareId, token } = await linked(order)
    const stranger = await ordered()
    const refused = await triesOf(stranger.shopper, order.orderId, shareId)
    expect(refused).toEqual(['order.unknown', 'order.unknown', 'order.unknown'])
    // A link of another order is not withdrawn by naming an own one.
    await stranger.shopper.call(unshareOrder, { body: { order_id: stranger.orderId, share_id: shareId } })
    expect(await codesOf(token)).toEqual([])
    expect(await triesOf(visitor(), order.orderId, shareId)).toEqual(Array(3).fill('response419'))
  })

  it('is a holder too of a colleague’s order, as long as he is one; not another buyer', async () => {
    const { companyId, holder } = await companies.company()
    const buyer = await companies.colleague(companyId, {})
    const other = await companies.colleague(companyId, {})
    const order = await bought(buyer, companyId)
    const second = await companies.colleague(companyId, HOLDER_ROLE as object)
    const ofHolder = await linked({ orderId: order.orderId, shopper: holder.shopper })
    const ofSecond = await linked({ orderId: order.orderId, shopper: second.shopper })
    expect(await triesOf(other.shopper, order.orderId, ofHolder.shareId)).toEqual(
      Array(3).fill('order.unknown'),
    )
    const { data } = await visitor().call(viewSharedOrder, { query: { token: ofHolder.token } })
    expect(data!.order.companyName).not.toBeNull()
    await companies.query('update colleagues set removed_at = now() where user_id = $1', [second.userId])
    expect(await codesOf(ofSecond.token)).toEqual(UNKNOWN)
    expect(await codesOf(ofHolder.token)).toEqual([])
  })

  it('is no administrator who acts for the customer', async () => {
    const order = await ordered()
    const { login } = await buildUser(shop.test.db, { userTypeId: USER_TYPE.administrator })
    const acting = shop.test.shopper('10.91.2.1')
    await signIn(acting, login)
    expect((await acting.call(actAs, { body: { user_id: order.userId } })).codes).toEqual([])
    expect((await acting.call(shareOrder, { body: { order_id: order.orderId } })).codes).toEqual([
      'user.notEnabled',
    ])
  })
})
