import { addItems, updateItems, viewCart } from '@cambusa/contract/cart/cart'
import {
  approveCart,
  listApprovals,
  refuseApproval,
  sendForApproval,
  updateApproval,
  viewApproval,
  withdrawApproval,
} from '@cambusa/contract/orders/approvals'
import { buyCart, prepareCheckout, releaseCheckout } from '@cambusa/contract/orders/checkout'
import { modifyOrder } from '@cambusa/contract/orders/modify-order'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { viewAllowance } from '@cambusa/contract/people/colleagues'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCompanyShop, type CompanyShop, type Person } from '../../testing/company/company-shop.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { mailsTo } from '../../testing/kept-mails.ts'
import { pushesTo, registerPhone } from '../../testing/push/phones.ts'
import { expireHolds } from '../holds/holds.ts'
import { releaseEndedLocks } from '../checkout/checkout.ts'
import { tendApprovals } from './approvals.ts'

const LIMIT = { orderLimitCents: 50_00, monthLimitCents: 100_00 }
const MINUTE_MS = 60_000
const onDelivery = { payment_type_id: 1 }

let shop: CompanyShop
beforeAll(async () => {
  shop = await openCompanyShop()
})

const kindsTo = async ({ login }: Person) => (await mailsTo(shop.test, login)).map(({ kind }) => kind)
const buy = ({ shopper }: Person, cart_id: number) =>
  shopper.call(buyCart, { query: { ...onDelivery, cart_id } })
const tend = () => tendApprovals(shop.test.services, shop.test.time.now())

/** A company whose buyer has sent a cart of 100 packs: 125,00 € with free delivery, or what the shop asks for it. */
async function sent(packs = 100) {
  const { companyId, holder } = await shop.company()
  await registerPhone(holder.shopper)
  const buyer = await shop.colleague(companyId, LIMIT)
  const cartId = await shop.prepare(buyer, companyId, packs)
  const { data, codes } = await buyer.shopper.call(sendForApproval, { body: { cart_id: cartId } })
  expect(codes).toEqual([])
  const seen = await holder.shopper.call(viewApproval, { query: { approval_id: data!.approvalId } })
  expect(seen.codes).toEqual([])
  const { approvalId, version, total } = seen.data!
  const approve = (given: object = {}) =>
    holder.shopper.call(approveCart, {
      body: { approval_id: approvalId, version, total, ...onDelivery, ...given },
    })
  return { companyId, holder, buyer, cartId, approvalId, seen: seen.data!, approve }
}

describe('a buyer with limits', () => {
  it('orders within them, and is refused beyond with what is left', async () => {
    const { companyId } = await shop.company()
    const buyer = await shop.colleague(companyId, LIMIT)
    const within = await buy(buyer, await shop.prepare(buyer, companyId, 20))
    expect(within.codes).toEqual([])
    const { data } = await buyer.shopper.call(viewAllowance)
    const used = within.data!.grossTotal
    expect(data).toMatchObject({
      role: 'buyer',
      orderLimit: 50,
      usedThisMonth: used,
      leftThisMonth: 100 - used,
      mostWithoutApproval: 50,
    })
    const cartId = await shop.prepare(buyer, companyId, 60)
    const beyond = await buy(buyer, cartId)
    expect(beyond.codes).toEqual(['approval.needed'])
    expect(beyond.response.errors[0]?.error).toContain('50,00')
    // The cart is still prepared, and can be sent.
    expect((await buyer.shopper.call(sendForApproval, { body: { cart_id: cartId } })).codes).toEqual([])
  })

  it('does not change a placed order beyond them', async () => {
    const { companyId } = await shop.company()
    const buyer = await shop.colleague(companyId, LIMIT)
    const placed = await buy(buyer, await shop.prepare(buyer, companyId, 20))
    await buyer.shopper.call(modifyOrder, { body: { order_id: placed.data!.orderId } })
    const cart = (await buyer.shopper.call(viewCart)).data!
    const change = async (quantity: number) => {
      const items = [{ itemId: cart.cartItems[0]!.itemId, quantity }]
      await buyer.shopper.call(updateItems, { body: { items } })
      expect((await buyer.shopper.call(prepareCheckout)).codes).toEqual([])
      const { codes } = await buy(buyer, cart.cartId)
      await buyer.shopper.call(releaseCheckout)
      return codes
    }
    expect(await change(60)).toEqual(['approval.orderTooLarge'])
    // The order itself counts once, as it would be.
    expect(await change(30)).toEqual([])
  })
})

describe('a cart that waits for approval', () => {
  it('keeps lines and slot beside the sender’s new cart, and tells the holders once', async () => {
    const { companyId, holder, buyer, cartId, approvalId } = await sent()
    const again = await buyer.shopper.call(sendForApproval, { body: { cart_id: cartId } })
    expect(again.data!.approvalId).toBe(approvalId)
    expect((await buyer.shopper.call(viewCart)).data).toMatchObject({ cartStatusId: 1, cartItems: [] })
    expect(await kindsTo(holder)).toEqual(['approvalAsked'])
    const target = `/profile/approvals/${approvalId}`
    expect(await pushesTo(shop.test, holder.userId)).toEqual([{ kind: 'approvalAsked', target }])
    const { data } = await holder.shopper.call(listApprovals, { query: { of: 'colleagues' } })
    expect(data).toMatchObject({
      toDecide: 1,
      approvals: [{ approvalId, state: 'waiting', mayDecide: true }],
    })
    // Neither the job of locks nor that of reservations touches it, as long as its job keeps its place.
    for (let minutes = 0; minutes < 180; minutes += 20) {
      shop.test.time.advance(20 * MINUTE_MS)
      await tend()
      await expireHolds(shop.test.db, shop.test.time.now())
      await releaseEndedLocks(shop.test.services, shop.test.time.now())
    }
    const back = await signedIn(shop.test, buyer.userId, companyId)
    const seen = await back.call(viewApproval, { query: { approval_id: approvalId } })
    expect(seen.data).toMatchObject({ state: 'waiting', mayDecide: false, mayWithdraw: true })
    expect(seen.data!.cart).toMatchObject({ cartStatusId: 5, cartItems: [{ quantity: 100 }] })
    expect(seen.data!.cart!.timeslot!.heldUntil).not.toBeNull()
  })

  it('becomes an order of its sender by the approval, paid on account, and knows both', async () => {
    const { holder, buyer, approvalId, approve, seen } = await sent()
    expect(seen.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toEqual([1, 5])
    expect(seen).toMatchObject({ monthLimit: 100, leftThisMonth: 100, cart: { totalPrice: seen.total } })
    const [first, second] = await Promise.all([
      approve({ payment_type_id: 5 }),
      approve({ payment_type_id: 5 }),
    ])
    expect([first.codes, second.codes]).toEqual([[], []])
    expect(first.data!.orderId).toBe(second.data!.orderId)
    const order = await buyer.shopper.call(viewOrder, { query: { order_id: first.data!.orderId! } })
    expect(order.data).toMatchObject({
      grossTotal: seen.total,
      paymentTypeId: 5,
      placedBy: expect.stringContaining('Bea'),
    })
    expect(order.data!.approvedBy).toContain('Olga')
    expect(await kindsTo(buyer)).toEqual(['orderReceived', 'approvalGiven'])
    const ofHolder = await holder.shopper.call(viewOrder, { query: { order_id: first.data!.orderId! } })
    expect(ofHolder.data).toMatchObject({ isColleagues: true, canCancel: false, canPay: false })
    expect(await shop.query('select order_id from approvals where id = $1', [approvalId])).toHaveLength(1)
  })

  it('is never approved by its sender, by another buyer or for another company', async () => {
    const { companyId, buyer, approvalId, seen } = await sent()
    const other = await shop.colleague(companyId, {})
    const stranger = (await shop.company()).holder
    const body = { approval_id: approvalId, version: seen.version, total: seen.total, ...onDelivery }
    const codesOf = async ({ shopper }: Person) => (await shopper.call(approveCart, { body })).codes
    expect(await codesOf(buyer)).toEqual(['colleague.holdersOnly'])
    expect(await codesOf(other)).toEqual(['colleague.holdersOnly'])
    expect(await codesOf(stranger)).toEqual(['approval.unknown'])
    // Also when the sender has become a holder meanwhile.
    await shop.query(`update colleagues set role = 'holder' where user_id = $1`, [buyer.userId])
    await expect.poll(() => codesOf(buyer)).toEqual(['colleague.oneself'])
    const forced = shop.query(
      `update approvals set state = 'refused', decided_at = now(), decided_by = user_id where id = $1`,
      [approvalId],
    )
    await expect(forced).rejects.toThrow('approvals_never_ones_own')
  })

  it('is not approved as something else than was seen: other quantities, other prices', async () => {
    const { holder, approvalId, approve, seen } = await sent()
    const [line] = seen.cart!.cartItems
    const change = (quantity: number, version: number) =>
      holder.shopper.call(updateApproval, {
        body: { approval_id: approvalId, version, items: [{ itemId: line!.itemId, quantity }] },
      })
    const changed = await change(80, seen.version)
    expect(changed.codes).toEqual([])
    expect(changed.data).toMatchObject({ lines: [{ quantity: 80 }], cart: { cartItems: [{ quantity: 80 }] } })
    expect((await change(60, seen.version)).codes).toEqual(['approval.changed'])
    expect((await change(0, changed.data!.version)).codes).toEqual(['approval.empty'])
    const refused = await approve()
    expect([refused.httpStatus, refused.codes]).toEqual([409, ['approval.changed']])
    const { version, total } = changed.data!
    expect((await approve({ version, total: total + 1 })).codes).toEqual(['approval.changed'])
    expect((await approve({ version, total })).data).toMatchObject({ state: 'approved', total })
  })

  it('whose place was lost gets it again with the approval, while there is one', async () => {
    const { companyId, approve } = await sent()
    const held =
      'select h.cart_id from timeslot_holds h join carts c on c.id = h.cart_id where c.company_id = $1'
    await shop.query(
      `update timeslot_holds set expires_at = $2 where cart_id in (select id from carts where company_id = $1)`,
      [companyId, shop.test.time.now()],
    )
    await expireHolds(shop.test.db, shop.test.time.now())
    expect(await shop.query(held, [companyId])).toHaveLength(0)
    expect((await approve()).data).toMatchObject({ state: 'approved' })
  })

  it('that is refused comes back whole, and says why', async () => {
    const { companyId, holder, buyer, approvalId } = await sent()
    await buyer.shopper.call(addItems, { body: { items: [{ productId: shop.goods.wine, quantity: 2 }] } })
    const refuse = () =>
      holder.shopper.call(refuseApproval, { body: { approval_id: approvalId, reason: 'Aspettiamo lunedì' } })
    expect((await refuse()).data).toMatchObject({ state: 'refused', reason: 'Aspettiamo lunedì' })
    expect((await refuse()).data).toMatchObject({ state: 'refused' })
    const { data } = await buyer.shopper.call(viewCart)
    expect(data!.cartItems.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([2, 100])
    expect(await kindsTo(buyer)).toEqual(['approvalRefused'])
    const held = 'select from timeslot_holds h join carts c on c.id = h.cart_id where c.company_id = $1'
    expect(await shop.query(held, [companyId])).toHaveLength(0)
  })

  it('that is taken back is the open cart again, with its slot', async () => {
    const { buyer, cartId, approvalId, approve } = await sent()
    await buyer.shopper.call(viewCart)
    const body = { approval_id: approvalId }
    expect((await buyer.shopper.call(withdrawApproval, { body })).data).toMatchObject({ state: 'withdrawn' })
    const { data } = await buyer.shopper.call(viewCart)
    expect(data).toMatchObject({ cartId, cartStatusId: 1, cartItems: [{ quantity: 100 }] })
    expect(data!.timeslot!.heldUntil).not.toBeNull()
    expect((await approve()).codes).toEqual(['approval.ended'])
    expect((await buyer.shopper.call(prepareCheckout)).codes).toEqual([])
  })

  it('lapses at the cut-off of its slot, and gives its place back', async () => {
    const { buyer, approvalId, approve } = await sent()
    const before = shop.test.time.now()
    const [slot] = await shop.query<{ cutoff_at: Date }>('select cutoff_at from timeslots where id = $1', [
      shop.slot,
    ])
    try {
      shop.test.time.set(slot!.cutoff_at)
      await shop.query('update sessions set last_seen_at = $1, created_at = $1', [slot!.cutoff_at])
      await tend()
      const [row] = await shop.query<{ state: string }>('select state from approvals where id = $1', [
        approvalId,
      ])
      expect(row!.state).toBe('lapsed')
      expect(await kindsTo(buyer)).toEqual(['approvalLapsed'])
      expect((await approve()).codes).toEqual(['approval.ended'])
      const { data } = await buyer.shopper.call(viewCart)
      expect(data).toMatchObject({ cartItems: [{ quantity: 100 }], timeslot: null })
    } finally {
      shop.test.time.set(before)
    }
  })
})
