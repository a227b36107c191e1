import {
  approveCart,
  listApprovals,
  refuseApproval,
  updateApproval,
  viewApproval,
  withdrawApproval,
} from '@cambusa/contract/orders/approvals'
import { viewCart } from '@cambusa/contract/cart/cart'
import { listCompanies } from '@cambusa/contract/people/companies'
import { viewAllowance } from '@cambusa/contract/people/colleagues'
import { errorTexts } from '@cambusa/messages/it/errors'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { approvalStateTexts, approvalTexts as texts } from '@cambusa/messages/it/orders/approvals'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildApproval, buildApprovalSummary } from '../../lib/testing/test-approval.ts'
import { buildCart } from '../../lib/testing/test-cart.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const HOLDER = { ...CUSTOMER, companyId: 1, companyName: 'Trattoria', companyRole: 'holder' as const }
const oil = buildProduct(1, { name: 'Olio extravergine', price: 30 })
const ofOil = (quantity: number) =>
  buildCart({
    cartId: 20,
    cartStatusId: 5,
    cartItems: [buildLine(oil, quantity)],
    totalItems: 1,
    totalPrice: 30 * quantity,
  })

let approval = buildApproval()
let sent: unknown[] = []
beforeEach(() => {
  beSignedIn()
  enterAs(HOLDER)
  serveCart({ user: HOLDER })
  sent = []
  approval = buildApproval({ cart: ofOil(12), totalItems: 1, total: 360 })
  answer(viewApproval, () => approval)
  answer(listCompanies, () => ({ company_info: [{ company_id: 1, company_name: 'Trattoria' }] }))
  answer(viewAllowance, () => ({
    role: 'holder' as const,
    orderLimit: null,
    monthLimit: null,
    usedThisMonth: 0,
    leftThisMonth: null,
    mostWithoutApproval: null,
    toDecide: 1,
  }))
  answer(listApprovals, ({ query }) => {
    const page = { selPage: 1, totPages: 1, itemsPerPage: 12, totItems: 1 }
    const approvals = query.of === 'own' ? [] : [buildApprovalSummary({ totalItems: 1, total: 360 })]
    return { approvals, page, toDecide: 1 }
  })
  answer(updateApproval, ({ body }) => {
    sent.push(body)
    return (approval = { ...approval, version: 2, cart: ofOil(body.items[0]!.quantity) })
  })
  answer(approveCart, ({ body }) => {
    sent.push(body)
    return (approval = { ...approval, state: 'approved', orderId: 99, mayDecide: false, cart: null })
  })
})

const heading = () => screen.findByRole('heading', { level: 1, name: texts.cartOf({ name: 'Bruno Verdi' }) })

test('what waits is marked in the menu, and leads over the list to the cart with its limits', async () => {
  const { shopper, address } = await openShop('/profile/approvals?of=own')
  await screen.findByRole('heading', { name: texts.noneOwn })
  await shopper.click(screen.getByRole('button', { name: frameTexts.profileMenu }))
  await shopper.click(await screen.findByRole('link', { name: lateFrameTexts.approvalsWith({ count: 1 }) }))
  await screen.findByText(texts.waitingCount({ count: 1 }))
  await shopper.click(screen.getByRole('link', { name: texts.cartOf({ name: 'Bruno Verdi' }) }))
  await heading()
  expect(address()).toBe('/profile/approvals/4')
  screen.getByText(texts.why.order)
  screen.getByText(/880,00.*1\.000,00/)
})

test('quantities are changed and saved before it is approved at the new total', async () => {
  const { shopper } = await openShop('/profile/approvals/4')
  await heading()
  const line = within(screen.getByRole('group', { name: uiTexts.quantityNamed({ name: oil.name }) }))
  await shopper.click(line.getByRole('button', { name: uiTexts.decreaseNamed({ name: oil.name }) }))
  screen.getByText(texts.saveFirst)
  expect(screen.queryByRole('button', { name: texts.approve })).toBeNull()
  await shopper.click(screen.getByRole('button', { name: texts.save }))
  await shopper.click(await screen.findByRole('button', { name: texts.approve }))
  await screen.findByRole('link', { name: texts.toOrder })
  screen.getByText(approvalStateTexts.approved)
  const items = [{ itemId: 1001, quantity: 11 }]
  expect(sent).toEqual([
    { approval_id: 4, version: 1, items },
    { approval_id: 4, version: 2, total: 330, payment_type_id: 1 },
  ])
})

test('a cart that changed meanwhile is shown as it is now before it can be approved', async () => {
  const { shopper } = await openShop('/profile/approvals/4')
  await heading()
  answer(approveCart, () => refuse('approval.changed', { total: '390,00 €' }))
  approval = { ...approval, version: 5, cart: ofOil(13) }
  await shopper.click(screen.getByRole('button', { name: texts.approve }))
  await screen.findByText(errorTexts['approval.changed']({ total: '390,00 €' }))
  await shopper.click(screen.getByRole('button', { name: texts.reload }))
  await waitFor(() => expect(screen.queryAllByText(/390,00/)).not.toHaveLength(0))
  expect(screen.queryByText(errorTexts['approval.changed']({ total: '390,00 €' }))).toBeNull()
})

test('a refusal asks for a reason, which a failed try does not lose', async () => {
  let tries = 0
  answer(refuseApproval, ({ body }) => {
    sent.push(body)
    tries += 1
    if (tries === 1) return refuse('colleague.holdersOnly')
    return (approval = { ...approval, state: 'refused', reason: body.reason ?? null, mayDecide: false })
  })
  const { shopper } = await openShop('/profile/approvals/4')
  await heading()
  await shopper.click(screen.getByRole('button', { name: texts.refuse }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.refuseTitle }))
  await shopper.type(dialog.getByLabelText(new RegExp(`^${texts.refuseReason}`)), 'Troppo olio')
  await shopper.click(dialog.getByRole('button', { name: texts.refuseYes }))
  await dialog.findByText(errorTexts['colleague.holdersOnly'] as string)
  await shopper.click(dialog.getByRole('button', { name: texts.refuseYes }))
  await screen.findByText(texts.outcome.refused)
  screen.getByText('Troppo olio')
  expect(sent).toEqual([
    { approval_id: 4, reason: 'Troppo olio' },
    { approval_id: 4, reason: 'Troppo olio' },
  ])
})

test('an own cart says who decides, and is taken back after a question', async () => {
  const buyer = { ...HOLDER, companyRole: 'buyer' as const }
  enterAs(buyer)
  serveCart({ user: buyer })
  approval = { ...approval, sentBy: { userId: 7, name: 'Ada' }, mayDecide: false, mayWithdraw: true }
  answer(withdrawApproval, ({ body }) => {
    sent.push(body)
    return (approval = { ...approval, state: 'withdrawn', mayWithdraw: false, cart: null })
  })
  const { shopper, address } = await openShop('/profile/approvals/4?sent=1')
  await screen.findByRole('heading', { level: 1, name: texts.sentTitle })
  expect(screen.queryByRole('button', { name: texts.approve })).toBeNull()
  await shopper.click(screen.getByRole('button', { name: texts.withdraw }))
  await shopper.click(await screen.findByRole('button', { name: texts.withdrawYes }))
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(sent).toEqual([{ approval_id: 4 }])
})

test('a lapsed cart says what became of it, and its lines are in the cart that was read before', async () => {
  const buyer = { ...HOLDER, companyRole: 'buyer' as const }
  enterAs(buyer)
  const cart = serveCart({ user: buyer })
  approval = {
    ...approval,
    sentBy: { userId: 7, name: 'Ada' },
    state: 'lapsed',
    mayDecide: false,
    cart: null,
  }
  let isRead = false
  const readBefore = cart.now()
  answer(viewCart, () => (isRead ? cart.become({ cartItems: [buildLine(oil, 12)] }) : readBefore))
  answer(viewApproval, () => {
    isRead = true
    return approval
  })
  const { shopper } = await openShop('/profile/approvals/4')
  await screen.findByText(texts.outcomeOwn.lapsed)
  await shopper.click(screen.getByRole('link', { name: texts.toCart }))
  expect(await screen.findByRole('group', { name: uiTexts.quantityNamed({ name: oil.name }) })).toBeDefined()
})
