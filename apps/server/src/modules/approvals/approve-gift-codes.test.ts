import { approveCart, sendForApproval, viewApproval } from '@cambusa/contract/orders/approvals'
import { prepareCheckout } from '@cambusa/contract/orders/checkout'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { expect, it } from 'vitest'
import { openCompanyShop } from '../../testing/company/company-shop.ts'
import { buildGift } from '../../testing/factories/gift-certificates.ts'

const shop = await openCompanyShop()

it('a waiting cart is approved where its gift codes leave nothing to pay', async () => {
  const { companyId, holder } = await shop.company()
  const buyer = await shop.colleague(companyId, { role: 'buyerWithApproval' })
  const code = 'AZIENDA-0001'
  const gift = await buildGift(shop.test.db, { code, amountCents: 20_000 })
  const cartId = await shop.fill(buyer, companyId, 20)
  expect((await buyer.shopper.call(addGiftCode, { body: { code } })).codes).toEqual(['cart.sendGiftCode'])
  expect((await buyer.shopper.call(prepareCheckout)).codes).toEqual([])
  const { data } = await buyer.shopper.call(sendForApproval, { body: { cart_id: cartId } })
  const approval_id = data!.approvalId
  const seen = (await holder.shopper.call(viewApproval, { query: { approval_id } })).data!
  expect(seen).toMatchObject({ total: 0, paymentTypes: [{ paymentTypeId: 6 }] })
  const body = { approval_id, version: seen.version, total: 0, payment_type_id: 6 }
  const approved = await holder.shopper.call(approveCart, { body })
  expect([approved.codes, approved.data!.state]).toEqual([[], 'approved'])
  const [row] = await shop.query<{ left: number }>(
    'select balance_cents as left from gift_certificates where id = $1',
    [gift],
  )
  expect(row!.left).toBe(20_000 - 3_190)
})
