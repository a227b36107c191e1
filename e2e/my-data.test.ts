import { readFile } from 'node:fs/promises'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { requestMyData } from '@cambusa/contract/people/my-data'
import { errorTexts } from '@cambusa/messages/it/errors'
import { exportMailTexts } from '@cambusa/messages/it/mails/export-mails'
import { myDataTexts } from '@cambusa/messages/it/people/my-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfRuns } from '../apps/server/src/testing/files/pdf-text.ts'
import { zipFiles } from '../apps/server/src/testing/files/zip-files.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { mailTo } from './setup/mails.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { arrangeCart, call, openSession, PASSWORD } from './setup/shop-session.ts'
import { answerOf } from './setup/steps.ts'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

test.each(someWidth('a copy of the own data'))(
  'a customer asks for their data with the password, and downloads what the shop keeps about them, on a %s',
  async (screen) => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await data.restock()
    await enterAs(page, login)
    const session = await openSession(new URL(page.url()).origin, login)
    await arrangeCart(session)
    await call(session, prepareCheckout)
    const payment_data = JSON.stringify({ age_declared: 'true' })
    const bought = await call(session, buyCart, { query: { payment_type_id: 1, payment_data } })
    const { orderNumber } = bought.data

    await page.goto('/profile/profile-update')
    await page.getByRole('main').getByRole('link', { name: myDataTexts.title }).click()
    const ask = async (password: string) => {
      await page.getByLabel(myDataTexts.password, { exact: true }).fill(password)
      await answerOf(page, requestMyData.url, () =>
        page.getByRole('button', { name: myDataTexts.ask }).click(),
      )
    }
    await ask('sbagliata')
    await page.getByText(errorTexts['password.wrong']).waitFor()
    await expectAccessible(page, 'my data')
    await ask(PASSWORD)
    const download = page.getByRole('button', { name: myDataTexts.download })
    await download.waitFor({ timeout: 60_000 })
    await page.reload()
    await download.waitFor()
    await expectAccessible(page, 'a ready copy')

    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect(file.suggestedFilename()).toMatch(/^i-miei-dati-.*\.zip$/)
    const files = await zipFiles(await readFile(await file.path()))
    const told = JSON.parse(String(files.get('dati.json'))) as {
      account: { login: string }
      orders: { number: string }[]
    }
    expect(told.account.login).toBe(login)
    expect(told.orders.map(({ number }) => number)).toEqual([String(orderNumber)])
    const words = pdfRuns(files.get('dati.pdf') ?? Buffer.of())
      .map(({ text }) => text)
      .join('')
    expect(words).toContain(String(orderNumber))
    await mailTo(login, ({ subject }) => subject === exportMailTexts.ready.subject({ isMyData: true }))
  },
  150_000,
)
