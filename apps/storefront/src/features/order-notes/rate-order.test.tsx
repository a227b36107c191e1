import type { OrderNote } from '@cambusa/contract/orders/order-afterwards'
import { addOrderNote, updateOrderNote } from '@cambusa/contract/orders/order-notes'
import { viewOrder, type Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { orderNoteTexts as texts } from '@cambusa/messages/it/orders/order-notes'
import { within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const note: OrderNote = {
  noteId: 4,
  orderId: 99,
  orderNumber: '2026-000099',
  goods: null,
  punctuality: null,
  courtesy: null,
  text: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  changeableUntil: '2026-12-04T10:00:00.000Z',
  canChange: true,
}
const delivered = (changes: Partial<Order> = {}) =>
  buildOrder({ orderStatusId: ORDER_STATUS.delivered, canRate: true, note: null, ...changes })

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
})

test('stars are saved as they are given, by keyboard too, and the text when it is left', async () => {
  const sent: object[] = []
  answer(viewOrder, () => delivered())
  answer(addOrderNote, ({ body: { order_id: _order, ...body } }) => {
    sent.push(body)
    return { ...note, goods: body.goods ?? null }
  })
  answer(updateOrderNote, ({ body }) => {
    sent.push(body)
    return { ...note, goods: 4, courtesy: 5, text: body.text ?? '' }
  })
  const { main, shopper } = await openShop('/profile/orders/99')
  const goods = within(await main.findByRole('radiogroup', { name: texts.rated.goods }))
  await shopper.click(goods.getByRole('radio', { name: texts.stars({ stars: 4 }) }))
  await main.findByText(/Salvato\. Puoi cambiarla fino al 04\/12\/2026/)
  const courtesy = within(main.getByRole('radiogroup', { name: texts.rated.courtesy }))
  courtesy.getByRole('radio', { name: texts.stars({ stars: 5 }) }).focus()
  await shopper.keyboard(' ')
  await shopper.type(main.getByLabelText(new RegExp(texts.text.replace('?', '\\?'))), 'Tutto bene')
  await shopper.tab()
  await main.findByText(/Salvato/)
  const rated = { noteId: 4, goods: 4, punctuality: null, courtesy: 5 }
  expect(sent).toEqual([
    { goods: 4, punctuality: null, courtesy: null, text: '' },
    { ...rated, text: '' },
    { ...rated, text: 'Tutto bene' },
  ])
})

test('a star whose call was lost stays, and is saved with Riprova', async () => {
  let tries = 0
  answer(viewOrder, () => delivered())
  answer(addOrderNote, () => {
    if ((tries += 1) === 1) throw new TypeError('no network')
    return { ...note, goods: 2 }
  })
  const { main, shopper } = await openShop('/profile/orders/99')
  const two = { name: texts.stars({ stars: 2 }) }
  const goods = within(await main.findByRole('radiogroup', { name: texts.rated.goods }))
  await shopper.click(goods.getByRole('radio', two))
  await shopper.click(await main.findByRole('button', { name: uiTexts.retry }))
  await main.findByText(/Salvato/)
  expect(goods.getByRole<HTMLInputElement>('radio', two).checked).toBe(true)
})

test('a note whose days are over is only shown', async () => {
  answer(viewOrder, () => delivered({ note: { ...note, goods: 3, text: 'Buono', canChange: false } }))
  const { main } = await openShop('/profile/orders/99')
  await main.findByText(texts.yours)
  main.getByText(texts.starsOf({ stars: 3, most: 5 }))
  main.getByText('Buono')
  expect(main.queryByRole('radiogroup')).toBeNull()
})
