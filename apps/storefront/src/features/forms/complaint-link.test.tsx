import { viewOrder } from '@cambusa/contract/orders/orders'
import { formParametersUrl } from '@cambusa/contract/content/form-urls'
import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { expect, test } from 'vitest'
import { buildPickedOrder } from '../../lib/testing/test-picked-order.ts'
import { answer, answerContent } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { buildForm } from '../../testing/served-form.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const order = buildPickedOrder()
const ORDER_FIELD = { name: 'ordine', kind: 'text', label: 'Numero dell’ordine', required: true } as const

async function openOrder(form: object) {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  answer(viewOrder, () => order)
  answerContent(formParametersUrl(FORM_IDS.complaint), form)
  const opened = await openShop('/profile/orders/99')
  await opened.main.findByRole('heading', { name: orderTexts.lines({ count: order.totalItems }) })
  return opened
}

test('from an order a customer opens the form for a problem, with the number of the order filled in', async () => {
  const form = buildForm({ form_id: FORM_IDS.complaint, title: 'Segnala', fields: [ORDER_FIELD] })
  const { main, shopper } = await openOrder(form)
  await shopper.click(await main.findByRole('link', { name: orderTexts.problem }))
  const field = await main.findByRole('textbox', { name: ORDER_FIELD.label })
  expect((field as HTMLInputElement).value).toBe(order.orderNumber)
})

test('a shop without that form shows no way to it', async () => {
  const { main } = await openOrder({})
  expect(main.queryByRole('link', { name: orderTexts.problem })).toBeNull()
})
