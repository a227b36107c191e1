import { updateMailChoices, viewMailChoices } from '@cambusa/contract/people/mail-choices'
import { OPTIONAL_MAILS } from '@cambusa/domain/people/optional-mails'
import { beforeAll, expect, it } from 'vitest'
import { buildCustomer, buildShop } from '../../testing/factories/delivery.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({ fill: buildShop })
})

it('gives every optional mail to who has chosen nothing, and keeps what is chosen', async () => {
  const shopper = await signedIn(test, await buildCustomer(test.db))
  const all = Object.fromEntries(OPTIONAL_MAILS.map((kind) => [kind, true]))
  expect((await shopper.call(viewMailChoices)).data?.choices).toEqual(all)
  await shopper.call(updateMailChoices, { body: { orderReady: false, orderDelivered: false } })
  const { data } = await shopper.call(updateMailChoices, { body: { orderDelivered: true } })
  expect(data?.choices).toEqual({ ...all, orderReady: false })
  expect((await shopper.call(viewMailChoices)).data).toEqual(data)
  const other = await signedIn(test, await buildCustomer(test.db))
  expect((await other.call(viewMailChoices)).data?.choices).toEqual(all)
})
