import { updateCartInfo } from '@cambusa/contract/cart/cart'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { euroText } from '@cambusa/domain/money/money'
import { deliveryMailTexts } from '@cambusa/messages/it/mails/delivery-mails'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { mailTo } from './setup/mails.ts'
import { runOrders } from './setup/operator.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { call, openSession } from './setup/shop-session.ts'
import { payOnDelivery } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** Opens the order again; it shows the status that it has come to. */
async function seeStatus(page: Page, path: string, status: 1 | 3 | 4 | 5 | 6) {
  await page.goto(path)
  await page.getByRole('main').getByText(orderStatusTexts[status], { exact: true }).first().waitFor()
}

/** Writes the file of what was picked: another product instead of the first line, the rest as ordered. */
async function pickFile(codes: readonly string[], replacement: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cambusa-pick-'))
  const path = join(folder, 'prelievo.csv')
  const [first, ...rest] = codes
  const rows = [`${first};1;sostituito;${replacement}`, ...rest.map((code) => `${code};;consegnato;`)]
  await writeFile(path, ['codice;quantità;esito;sostituto', ...rows, ''].join('\n'))
  return path
}

describe.each(someWidth('order life'))('on a %s', (screen) => {
  test('an order is followed from bought to handed over, on screen and by mail', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await goToCheckout(page, login)
    const session = await openSession(shopUrl, login)
    const body = { property: 'accept_alternatives', value: 'true' } as const
    await call(session, updateCartInfo, { body })
    const number = await payOnDelivery(page)
    const path = new URL(page.url()).pathname
    const query = { order_id: Number(path.split('/').at(-1)) }
    const items = (await call(session, viewOrder, { query })).data.items ?? []
    const codes = items.map(({ code }) => code)
    const other = await findProduct(
      shopUrl,
      ({ available, code, price, variableWeight, minAge }) =>
        available && !codes.includes(code) && (price ?? 0) > 1 && !variableWeight && minAge === undefined,
      { sort: 'price_asc' },
    )

    await runOrders('start', number)
    await seeStatus(page, path, 3)
    await runOrders('pick', number, await pickFile(codes, other.code))
    await runOrders('ready', number)
    await seeStatus(page, path, 4)
    await mailTo(login, ({ subject }) => subject === deliveryMailTexts.ready.subject({ number }))
    await runOrders('on-the-way', number)
    await seeStatus(page, path, 5)
    await mailTo(login, ({ subject }) => subject === deliveryMailTexts.onTheWay.subject({ number }))
    await runOrders('hand-over', number, '--age-document', 'carta-identita')

    await seeStatus(page, path, 6)
    const { data: order } = await call(session, viewOrder, { query })
    const amount = euroText(order.final!.grossTotal)
    await page.getByText(orderLifeTexts.replaced, { exact: true }).first().waitFor()
    await page.getByText(other.name).first().waitFor()
    await page.getByText(orderLifeTexts.finalTotal, { exact: true }).first().waitFor()
    await page.getByText(amount, { exact: true }).first().waitFor()
    await expectAccessible(page, 'an order that was handed over with another product')
    const mail = await mailTo(
      login,
      ({ subject }) => subject === deliveryMailTexts.delivered.subject({ number }),
    )
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(amount.replaceAll(/\s+/g, ' '))
    expect(mail.text).toContain(other.name)
  })
})
