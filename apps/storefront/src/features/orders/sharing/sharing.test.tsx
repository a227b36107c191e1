import {
  listOrderShares,
  shareOrder,
  unshareOrder,
  viewSharedOrder,
  type OrderShare,
} from '@cambusa/contract/orders/order-shares'
import { viewOrder, type Order } from '@cambusa/contract/orders/orders'
import { errorTexts } from '@cambusa/messages/it/errors'
import { orderDocumentTexts } from '@cambusa/messages/it/orders/order-documents'
import { orderShareTexts as texts } from '@cambusa/messages/it/orders/order-shares'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { paths } from '../../../app/navigation/paths.ts'
import { buildOrder } from '../../../lib/testing/test-order.ts'
import { buildSharedOrder } from '../../../lib/testing/test-shared-order.ts'
import { answer, refuse } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart } from '../../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../../testing/signed-in.ts'

const PAGE = '/profile/orders/99'
const LINK = paths.sharedOrder.replace('$token', 'un-token')

const buildShare = (shareId: number): OrderShare => ({
  shareId,
  path: `/orders/shared/token-${shareId}`,
  by: 'Ada Neri',
  createdAt: '2026-11-22T09:00:00.000Z',
  expiresAt: '2026-11-29T09:00:00.000Z',
})

async function openDialog() {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  let shares: OrderShare[] = []
  answer(viewOrder, () => buildOrder())
  answer(listOrderShares, () => ({ shares }))
  answer(shareOrder, () => ({ shares: (shares = [buildShare(shares.length + 1), ...shares]) }))
  answer(unshareOrder, ({ body }) => ({
    shares: (shares = shares.filter(({ shareId }) => shareId !== body.share_id)),
  }))
  const { main, shopper } = await openShop(PAGE)
  await shopper.click(await main.findByRole('button', { name: texts.share }))
  return { main, shopper, dialog: within(await screen.findByRole('dialog')) }
}

test('an order is shared by a link that says until when it is good, and is withdrawn', async () => {
  const { dialog, shopper } = await openDialog()
  await dialog.findByText(texts.none)
  await shopper.click(dialog.getByRole('button', { name: texts.make }))
  const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: texts.address })
  expect(address.value).toBe(`${window.location.origin}/orders/shared/token-1`)
  dialog.getByText(texts.until({ when: '29/11/2026, 10:00' }))
  const withdraw = dialog.getByRole('button', { name: texts.withdrawOf({ when: '29/11/2026, 10:00' }) })
  await shopper.click(withdraw)
  await dialog.findByText(texts.none)
  // Whoever pressed by keyboard goes on where the next link is made.
  await waitFor(() => expect(document.activeElement?.textContent).toContain(texts.make))
})

test('where the device has a share sheet, the link is handed to it', async () => {
  const handed: ShareData[] = []
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      share: (what: ShareData) => Promise.resolve(void handed.push(what)),
    }),
  )
  const { dialog, shopper } = await openDialog()
  await shopper.click(dialog.getByRole('button', { name: texts.make }))
  await shopper.click(
    await dialog.findByRole('button', { name: texts.sendOf({ when: '29/11/2026, 10:00' }) }),
  )
  await waitFor(() => expect(handed).toEqual([{ url: `${window.location.origin}/orders/shared/token-1` }]))
})

test('an order has its PDF, and the one of its delivery once it was handed over', async () => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  const handover: Order['handover'] = {
    at: '2026-11-22T09:00:00.000Z',
    receiver: 'customer',
    receiverName: '',
    ageChecked: null,
    deposits: [],
    depositTotal: 0,
    due: 0,
    collected: 0,
  }
  let order = buildOrder()
  answer(viewOrder, () => order)
  const { main } = await openShop(PAGE)
  await main.findByRole('button', { name: orderDocumentTexts.download.order })
  expect(main.queryByRole('button', { name: orderDocumentTexts.download.delivery })).toBeNull()
  order = buildOrder({ handover })
  const again = await openShop(PAGE)
  await again.main.findByRole('button', { name: orderDocumentTexts.download.delivery })
})

test('a link shows its order to a visitor, and a link without one says what to do', async () => {
  serveCart()
  answer(viewSharedOrder, () => buildSharedOrder({ companyName: 'Trattoria Zelinda' }))
  const { main } = await openShop(LINK)
  await main.findByRole('heading', { level: 1, name: orderTexts.number({ number: '2026-000099' }) })
  main.getByText('Trattoria Zelinda')
  const files = main.getAllByRole('button').map(({ textContent }) => textContent)
  expect(files).toEqual([orderDocumentTexts.download.order])
  answer(viewSharedOrder, () => refuse('order.shareUnknown'))
  const other = await openShop(paths.sharedOrder.replace('$token', 'altro'))
  await other.main.findByRole('heading', { level: 1, name: texts.dead })
  other.main.getByText(errorTexts['order.shareUnknown'])
})
