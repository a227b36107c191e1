import { viewOrder } from '@cambusa/contract/orders/orders'
import { deleteOrder } from '@cambusa/contract/payments/payments'
import { ORDER_STATUS, type OrderStatus } from '@cambusa/domain/orders/order-status'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const PAGE = '/profile/orders/99?placed=1'
const standing = (orderStatusId: OrderStatus) => ({
  orderStatusId,
  orderStatusName: orderStatusTexts[orderStatusId],
})

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
})

test('a new order that is cancelled on its confirmation loses its thanks and promises', async () => {
  let order = buildOrder(standing(ORDER_STATUS.received))
  answer(viewOrder, () => order)
  answer(deleteOrder, () => (order = { ...order, ...standing(ORDER_STATUS.cancelled), canCancel: false }))
  const { main, shopper } = await openShop(PAGE)
  await main.findByText(orderTexts.placedTitle)
  await shopper.click(main.getByRole('button', { name: paymentTexts.cancel }))
  await shopper.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: paymentTexts.cancel }),
  )
  await main.findByText(orderStatusTexts[ORDER_STATUS.cancelled])
  expect(main.queryByText(orderTexts.placedTitle)).toBeNull()
  expect(document.body.textContent).not.toContain('la portiamo')
  await waitFor(() => expect(document.title).not.toContain(orderTexts.placedTitle))
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(
    orderTexts.number({ number: order.orderNumber }),
  )
})

test.each([ORDER_STATUS.delivered, ORDER_STATUS.paymentFailed, ORDER_STATUS.awaitingPayment])(
  'the address of a confirmation, opened again when the order has status %s, shows the order alone',
  async (status) => {
    answer(viewOrder, () => buildOrder(standing(status)))
    const { main } = await openShop(PAGE)
    await main.findByText(orderStatusTexts[status])
    expect(main.queryByText(orderTexts.placedTitle)).toBeNull()
  },
)
