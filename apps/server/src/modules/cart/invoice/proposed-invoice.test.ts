import { addItems, updateCartInfo } from '@cambusa/contract/cart/cart'
import { buyCart, listPaymentTypes, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildAddress, buildCustomer, buildOpenCart, buildShop } from '../../../testing/factories/delivery.ts'
import {
  buildGoods,
  buildLine,
  buildOpenSlot,
  signedIn,
  type Goods,
} from '../../../testing/factories/orders.ts'
import { buildCompany, buildUser, signIn } from '../../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

let test: TestApp
let goods: Goods
let slot: number

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
})

const query = (text: string, values: unknown[]) => test.database.pool.query(text, values)
let companies = 0

/**
 * A buyer on account for a company with credit, who did not choose about an invoice; `sdiCode` is the company's code
 * for e-invoices.
 */
async function onAccount(sdiCode: string) {
  const companyId = await buildCompany(test.db, `USUAL${++companies}`, { address: 'Via Roma 1', sdiCode })
  await query('update companies set credit_cents = 1000000 where id = $1', [companyId])
  const userId = await buildCustomer(test.db)
  const addressId = await buildAddress(test.db, userId, { companyId })
  const cartId = await buildOpenCart(test.db, userId, { companyId, addressId })
  await buildLine(test.db, cartId, goods.pasta, 20)
  const shopper = await signedIn(test, userId, companyId)
  await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
  await shopper.call(prepareCheckout)
  const { deferred } = PAYMENT_TYPES
  const { data, codes } = await shopper.call(buyCart, {
    query: { cart_id: cartId, payment_type_id: deferred },
  })
  return { shopper, userId, companyId, orderId: data?.orderId ?? 0, data, codes }
}

/** A customer whose last order was on account and so was invoiced. */
const returning = () => onAccount('ABCDEFG')
const add = async (shopper: Shopper) =>
  (await shopper.call(addItems, { body: { items: [{ productId: goods.pasta, quantity: 20 }] } })).data!
const proposedTypes = async (shopper: Shopper) =>
  (await shopper.call(listPaymentTypes)).data!.paymentTypes.flatMap(({ paymentTypeId, proposed }) =>
    proposed ? [paymentTypeId] : [],
  )

describe('an order on account', () => {
  it('is invoiced, whatever client bought it, and says when the invoice falls due', async () => {
    const { data, orderId } = await onAccount('ABCDEFG')
    expect(data?.cartInfos).toEqual({ need_invoice: 'true' })
    const { rows } = await query('select infos from orders where id = $1', [orderId])
    expect(rows).toEqual([{ infos: { need_invoice: 'true' } }])
  })

  it('is refused where the data for an invoice are missing', async () => {
    expect((await onAccount('')).codes).toEqual(['checkout.invoiceDataMissing'])
  })

  it('shows its due dates before it is chosen', async () => {
    const { shopper } = await returning()
    await add(shopper)
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
    const types = (await shopper.call(listPaymentTypes)).data!.paymentTypes
    const deferred = types.find(({ paymentTypeId }) => paymentTypeId === PAYMENT_TYPES.deferred)
    expect(deferred).toMatchObject({ needsInvoice: true })
    // Christmas and a Sunday: the next banking days.
    expect(deferred?.descr).toMatch(/entro il 28\/12\/2026 .* entro il 25\/01\/2027/)
  })
})

describe('the usual choices of a company', () => {
  it('are proposed to a new cart and marked so: an invoice, and how the last order was paid', async () => {
    const { shopper } = await returning()
    const cart = await add(shopper)
    expect(cart).toMatchObject({ invoiceProposed: true, cartInfos: { need_invoice: 'true' } })
    expect(Object.keys(cart.cartInfos)).toEqual(['need_invoice'])
    expect(await proposedTypes(shopper)).toEqual([PAYMENT_TYPES.deferred])
  })

  it('are no longer proposals once anything is chosen; the mark does not reach the order', async () => {
    const { shopper, orderId, companyId } = await returning()
    await add(shopper)
    const said = await shopper.call(updateCartInfo, { body: { property: 'need_invoice', value: 'false' } })
    expect(said.data).toMatchObject({ invoiceProposed: false, cartInfos: { need_invoice: 'false' } })
    await query('update companies set credit_cents = 100 where id = $1', [companyId])
    expect(await proposedTypes(shopper)).toEqual([])
    await query('delete from carts where id = $1', [said.data!.cartId])
    const cart = await add(shopper)
    expect(cart.invoiceProposed).toBe(true)
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
    await query(`update carts set infos = infos - 'need_invoice' where id = $1`, [cart.cartId])
    expect((await shopper.call(prepareCheckout)).codes).toEqual([])
    const bought = await shopper.call(buyCart, { query: { cart_id: cart.cartId, payment_type_id: 1 } })
    expect(bought.data!.orderId).not.toBe(orderId)
    expect(bought.data!.cartInfos).toEqual({})
  })

  it('are those of the same person and company, and not of an order that was given up', async () => {
    const { shopper, userId, orderId } = await returning()
    const alone = await signedIn(test, userId)
    expect((await add(alone)).invoiceProposed).toBe(false)
    expect(await proposedTypes(alone)).toEqual([])
    await query('update orders set status = $2 where id = $1', [orderId, ORDER_STATUS.cancelled])
    expect((await add(shopper)).invoiceProposed).toBe(false)
    expect(await proposedTypes(shopper)).toEqual([])
  })
})

it('what a visitor chose about an invoice overrides what is proposed at sign-in', async () => {
  const customer = await buildUser(test.db)
  const home = test.shopper()
  await signIn(home, customer.login)
  const { cartId } = await add(home)
  await query(
    `update carts set infos = '{"need_invoice": "true", "need_invoice_proposed": "true"}' where id = $1`,
    [cartId],
  )
  const visitor = test.shopper()
  await add(visitor)
  await visitor.call(updateCartInfo, { body: { property: 'need_invoice', value: 'false' } })
  const { data } = await signIn(visitor, customer.login)
  expect(data).toMatchObject({ cartId, invoiceProposed: false, cartInfos: { need_invoice: 'false' } })
})
