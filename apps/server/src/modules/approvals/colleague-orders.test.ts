import { sendForApproval } from '@cambusa/contract/orders/approvals'
import { buyCart } from '@cambusa/contract/orders/checkout'
import { listOrders, viewOrder } from '@cambusa/contract/orders/orders'
import { beforeAll, expect, it } from 'vitest'
import { openCompanyShop, type CompanyShop, type Person } from '../../testing/company/company-shop.ts'

let shop: CompanyShop
beforeAll(async () => {
  shop = await openCompanyShop()
})

const buy = ({ shopper }: Person, cart_id: number) =>
  shopper.call(buyCart, { query: { payment_type_id: 1, cart_id } })

it('orders of colleagues are seen by holders, and by no other buyer', async () => {
  const { companyId, holder } = await shop.company()
  const buyer = await shop.colleague(companyId, {})
  const other = await shop.colleague(companyId, {})
  const bought = await buy(buyer, await shop.prepare(buyer, companyId, 20))
  const orderId = bought.data!.orderId
  const listed = async ({ shopper }: Person, colleagues: boolean) =>
    (await shopper.call(listOrders, { query: { colleagues } })).data!.orders.map((order) => order.orderId)
  expect(await listed(holder, true)).toEqual([orderId])
  expect(await listed(holder, false)).toEqual([])
  expect(await listed(other, true)).toEqual([])
  expect((await other.shopper.call(viewOrder, { query: { order_id: orderId } })).codes).toEqual([
    'order.unknown',
  ])
  expect((await holder.shopper.call(viewOrder, { query: { order_id: orderId } })).data).toMatchObject({
    orderId,
  })
})

it('a buyer whose every cart needs approval sends also a small one; a holder needs none', async () => {
  const { companyId, holder } = await shop.company()
  const buyer = await shop.colleague(companyId, { role: 'buyerWithApproval' })
  const cartId = await shop.prepare(buyer, companyId, 16)
  expect((await buy(buyer, cartId)).codes).toEqual(['approval.needed'])
  const own = await shop.prepare(holder, companyId, 400)
  const reply = await holder.shopper.call(sendForApproval, { body: { cart_id: own } })
  expect(reply.codes).toEqual(['approval.notNeeded'])
  expect((await buy(holder, own)).codes).toEqual([])
})
