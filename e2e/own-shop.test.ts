import { datasheetPath } from '@cambusa/contract/catalogue/datasheet'
import { listAddresses } from '@cambusa/contract/delivery/delivery'
import { listOrders } from '@cambusa/contract/orders/orders'
import { logoPath } from '@cambusa/contract/shop/shop-config'
import { storeTexts } from '@cambusa/messages/it/delivery/store-locator'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen } from '../apps/server/src/testing/extent.ts'
import { MAIL_EXAMPLES, orderInMail } from '../apps/server/src/testing/mail-examples.ts'
import { renderMail } from '../apps/server/src/modules/mail/render-mail.ts'
import { writeMail } from '../apps/server/src/modules/mail/write-mail.ts'
import type { MailKind } from '../apps/server/src/modules/mail/mails/mail-kinds.ts'
import { pdfRuns } from '../apps/server/src/testing/files/pdf-text.ts'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { openAnotherShop, type AnotherShop } from './setup/another-shop.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { OTHER, TILE_HOST } from './setup/other-config.ts'
import { listProducts } from './setup/shop-api.ts'
import { call, openSession } from './setup/shop-session.ts'
import { CUSTOMERS, dialogOn } from './setup/steps.ts'

const BUSY_MS = 300_000
/** Of all addresses, of which each takes three seconds. */
const SOME_ADDRESSES = 12
useBrowser({ withPictures: true })
let another: AnotherShop
let url: string
beforeAll(async () => {
  another = await openAnotherShop()
  url = another.shop.url
})
afterAll(() => another.close())

/** Texts with the old name that are not the name of the shop, with the reason. */
const TECHNICAL: readonly [what: RegExp, why: string][] = [
  [/Cambusa\.2026/g, 'the password of the demo accounts, which README names'],
  [/\bcambusa(?:\.[a-z-]+|\.`|\\\.(?:\||\(\?:))/g, 'keys of storage, and their rules; nobody reads them'],
  [/\bcambusa cambusa1 cambusa123\b/g, 'words that nobody may take as a password, in no order'],
  [/\bCAMBUSA_[A-Z_]+/g, 'variables of the environment, for who runs the shop'],
]

/** The old name with the text around it. */
function oldNames(text: string): string[] {
  const shown = TECHNICAL.reduce((rest, [what]) => rest.replaceAll(what, ''), text)
  return [...shown.matchAll(/.{0,60}cambusa.{0,60}/gi)].map(([found]) => found)
}

/** The visible and accessible texts of a page: its title and every element with its attributes and values. */
async function shownOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = document.documentElement.cloneNode(true) as HTMLElement
    shown.querySelectorAll('script, style').forEach((element) => element.remove())
    const values = [...document.querySelectorAll('input, textarea, select')].map(
      (field) => (field as HTMLInputElement).value,
    )
    return [document.title, shown.outerHTML, ...values].join('\n')
  })
}

const readBuilt = (name: string) => readFileSync(join(another.storefront, name), 'utf8')
const read = async (path: string) => (await fetch(url + path)).text()

/** Every address of the shop, with existing values for its parameters. */
async function everyAddress(orderId = 1, addressId = 1): Promise<string[]> {
  const [product] = (await listProducts(url)).products
  return Object.values(paths).map((path) =>
    path
      .replace('$slug', product!.slug)
      .replace('$orderId', String(orderId))
      .replace('$addressId', String(addressId))
      .replace('$warehouseId', '5')
      .replace('$', 'dispensa'),
  )
}

/** Goes to an address and waits for the footer, which is loaded with the first event. */
async function goTo(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  // By its element: the login dialog hides it from roles.
  const footer = page.locator('footer').getByText(OTHER.copyright)
  let moves = 0
  await expect
    .poll(async () => {
      await page.mouse.move(200 + (moves += 1), 300)
      return footer.count()
    })
    .toBe(1)
}

/** Goes to every address and returns where the old name was shown or answered. */
async function lookEverywhere(page: Page, all: readonly string[]) {
  const found: string[] = []
  const answers: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/json|html|manifest/.test(response.headers()['content-type'] ?? '')) return
    const note = (text: string) => oldNames(text).forEach((name) => found.push(`${response.url()}: ${name}`))
    // A call aborted by a screen that is left has no body.
    answers.push(response.text().then(note, () => undefined))
  })
  for (const path of all) {
    await goTo(page, path)
    for (const name of oldNames(await shownOn(page))) found.push(`${path}: ${name}`)
    expect(await page.title(), path).toContain(OTHER.name)
  }
  await Promise.all(answers)
  return [...new Set(found)]
}

test('the terminal, the page and the built files have the new name only', async () => {
  // The server answers a moment before it writes this.
  await expect.poll(() => another.shop.said()).toContain(`${OTHER.name} è aperto: ${url}`)
  const said = another.shop.said()
  // Folders of the computer keep their names.
  expect(oldNames(said.replaceAll(/\S*\/cambusa\S*/gi, ''))).toEqual([])
  const names = readdirSync(another.storefront, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(?:js|css|html|svg|webmanifest|json)$/.test(name))
  expect(texts.length).toBeGreaterThan(20)
  const found = texts.flatMap((name) => oldNames(readBuilt(name)).map((text) => `${name}: ${text}`))
  expect(found).toEqual([])
  const styles = texts.filter((name) => name.endsWith('.css'))
  const style = styles.map(readBuilt).join('')
  expect(style).toContain(OTHER.colours.primary)
  expect(style).not.toContain('#002c6c')
})

test('the web manifest and the logo are the retailer’s', async () => {
  const manifest = JSON.parse(await read('/manifest.webmanifest')) as Record<string, unknown>
  expect(manifest).toMatchObject({
    name: OTHER.name,
    description: OTHER.claim,
    theme_color: OTHER.colours.primary,
    screenshots: [],
  })
  const logo = await fetch(url + logoPath(OTHER.logo))
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('no screen, title or answer for a visitor has the old name', { timeout: BUSY_MS }, async () => {
  const page = await openPage('desk', url)
  expect(
    await lookEverywhere(page, chosen('own shop, visitor', await everyAddress(), SOME_ADDRESSES)),
  ).toEqual([])
  await goTo(page, '/')
  const department = page.getByRole('navigation').getByRole('link', { name: 'Dispensa' }).first()
  for (const [name, opened] of [
    [frameTexts.login, dialogOn(page)],
    [frameTexts.allProducts, department],
    [lateFrameTexts.keyboardShortcuts, dialogOn(page)],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).first().click()
    await opened.waitFor()
    expect(oldNames(await shownOn(page))).toEqual([])
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'hidden' })
  }
})

test('no screen of a customer has the old name', { timeout: BUSY_MS }, async () => {
  const session = await openSession(url, CUSTOMERS.restaurant.login)
  const [order] = (await call(session, listOrders)).data.orders
  const [address] = (await call(session, listAddresses, { query: { address_type: 'home' } })).data.addresses
  const addresses = await everyAddress(order!.orderId, address!.addressId)
  const page = await openPage('phone', url)
  await enterAs(page, CUSTOMERS.restaurant.login)
  expect(await lookEverywhere(page, chosen('own shop, customer', addresses, SOME_ADDRESSES))).toEqual([])
})

test('pictures of streets come from their host only after a press on the button that names it', async () => {
  const page = await openPage('desk', url)
  const asked: string[] = []
  await page.route(`https://${TILE_HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ path: join(another.storefront, 'logo.png') })
  })
  await page.goto(paths.storeLocator)
  const press = (text: (p: { host: string }) => string) =>
    page.getByRole('button', { name: text({ host: TILE_HOST }), exact: true }).click()
  await page.getByRole('button', { name: storeTexts.tilesShow({ host: TILE_HOST }) }).waitFor()
  expect(asked).toEqual([])
  await press(storeTexts.tilesShow)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked[0]).toMatch(/\/\d+\/\d+\/\d+\.png$/)
  await page.getByRole('link', { name: new RegExp(OTHER.map!.attribution) }).waitFor()
  await expectAccessible(page, 'the map with streets')
  // It holds for the visit, until it is taken back.
  await page.goto(`${paths.storeLocator}/5`)
  await press(storeTexts.tilesHide)
  const before = asked.length
  await page.reload()
  await page.getByRole('button', { name: storeTexts.tilesShow({ host: TILE_HOST }) }).waitFor()
  expect(asked.length).toBe(before)
})

test('the footer has the shop’s owner, its contacts and its other pages', async () => {
  const page = await openPage('desk', url)
  await goTo(page, '/')
  const footer = page.getByRole('contentinfo')
  const { company, contacts } = OTHER
  for (const text of [
    OTHER.claim,
    company.legalName,
    company.address,
    `P. IVA ${company.vatNumber}`,
    contacts.hours,
  ])
    await footer.getByText(text).first().waitFor()
  for (const text of [`REA ${company.rea}`, `PEC ${company.pec}`, OTHER.copyright])
    await footer.getByText(text).waitFor()
  const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href')
  expect(await hrefOf(contacts.email)).toBe(`mailto:${contacts.email}`)
  expect(await hrefOf(contacts.phone)).toBe('tel:+39051424242')
  expect(await hrefOf('Mastodon')).toBe('https://social.example.org/@rossa')
  expect(await hrefOf('Il blog')).toBe('https://blog.example.org/')
  await expectAccessible(page, 'home in other colours')
  await footer.getByRole('link', { name: 'Le offerte' }).click()
  await page.waitForURL('**/search?promo=true')
})

test('the datasheet, the page of the API and the mails’ page have the new name only', async () => {
  const [product] = (await listProducts(url)).products
  const sheet = await fetch(url + datasheetPath(product!.slug))
  const pdf = Buffer.from(await sheet.arrayBuffer())
  const words = pdfRuns(pdf)
    .map(({ text }) => text)
    .join(' ')
  expect(words).toContain(OTHER.name)
  expect(oldNames(words)).toEqual([])
  for (const path of ['/ebsn/api/docs', '/ebsn/api/docs/openapi.json', '/dev/mail']) {
    const text = await read(path)
    expect(oldNames(text), path).toEqual([])
    expect(text, path).toMatch(/Bottega Rossa &(?:amp;)? Figli/)
  }
})

test.each(Object.keys(MAIL_EXAMPLES) as MailKind[])('the mail of kind %s has the new name only', (kind) => {
  const { params, ...facts } = MAIL_EXAMPLES[kind]
  const look = { shop: OTHER, shopUrl: url }
  const words = writeMail({ kind, params }, look, { ...facts, order: orderInMail })
  const { subject, html, text } = renderMail(words, look)
  expect(oldNames([subject, html, text].join('\n'))).toEqual([])
  expect(text).toContain(OTHER.name)
  expect(text).toContain(OTHER.company.legalName)
  expect(html).toContain(OTHER.colours.primary)
  expect(html).toContain(`${url}/logo.png`)
})
