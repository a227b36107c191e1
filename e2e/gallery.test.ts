import type { Product } from '@cambusa/contract/catalogue/product'
import { pictureZoomTexts as zoomTexts } from '@cambusa/messages/it/catalogue/picture-zoom'
import { productTexts as texts } from '@cambusa/messages/it/catalogue/product'
import { shotNames } from '@cambusa/messages/it/catalogue/shots'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { hasFocus, pressOn, tabTo } from './setup/keyboard.ts'
import { shiftsOn, watchShifts } from './setup/layout-shifts.ts'
import { shopUrl } from './setup/our-shop.ts'
import { productsWithPictures } from './setup/shop-api.ts'

useBrowser({ withPictures: true })
/** Moves of a finger that pushes a picture. */
const STEPS = 20
let product: Product
let shots: NonNullable<Product['pictures']>

/** A product of the demo shop with several pictures. */
async function productWithShots(): Promise<Product> {
  const [found] = await productsWithPictures(shopUrl, 1)
  const answer = await fetch(`${shopUrl}/ebsn/api/products/${found!.slug}`)
  return ((await answer.json()) as { data: Product }).data
}

beforeAll(async () => {
  product = await productWithShots()
  shots = product.pictures ?? []
})

const track = (page: Page) => page.getByRole('group', { name: texts.pictures({ name: product.name }) })
const place = (page: Page, picture: number) =>
  page.getByRole('main').getByText(`${picture}/${shots.length}`, { exact: true }).waitFor()
const altOf = (index: number) =>
  texts.pictureAlt({ name: product.name, title: shotNames[shots[index]!.shot].toLowerCase() })

async function openProduct(screen: Screen) {
  const page = await openPage(screen)
  await page.goto(product.itemUrl)
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

test.each(someWidth('gallery'))(
  'the gallery is accessible, and nothing moves when its pictures come, on a %s',
  async (screen) => {
    const page = await openPage(screen)
    await watchShifts(page)
    await page.goto(product.itemUrl)
    expect(await shiftsOn(page)).toEqual([])
    await place(page, 1)
    await expectAccessible(page, 'the gallery', { always: true })
  },
)

test('only the first picture is asked for before the shopper comes to the gallery', async () => {
  const page = await openPage('phone')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(product.itemUrl)
  await page.waitForLoadState('networkidle')
  const ofShot = (index: number) => asked.some((path) => path.startsWith(`/pictures/${shots[index]!.key}/`))
  await expect.poll(() => ofShot(0)).toBe(true)
  expect(ofShot(1)).toBe(false)
  await track(page).hover()
  await page.getByRole('button', { name: texts.nextPicture }).click()
  await expect.poll(() => ofShot(1)).toBe(true)
})

test('by keyboard every picture is reached by its name, enlarged, and left again', async () => {
  const page = await openProduct('desk')
  await tabTo(page, track(page))
  await page.keyboard.press('ArrowRight')
  await place(page, 2)
  await track(page)
    .getByRole('img', { name: altOf(1), exact: true })
    .waitFor()
  await page.keyboard.press('End')
  await place(page, shots.length)
  await page.keyboard.press('Home')
  await place(page, 1)
  const zoom = page.getByRole('main').getByRole('button', { name: texts.zoom })
  await pressOn(page, zoom)
  const dialog = page.getByRole('dialog', { name: product.name })
  await dialog.waitFor()
  await expectAccessible(page, 'the enlarged picture')
  const area = dialog.getByRole('group', { name: zoomTexts.area })
  const widthOf = async () => (await area.getByRole('img').boundingBox())?.width ?? 0
  const before = await widthOf()
  await page.keyboard.press('+')
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2)
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await dialog.getByText(texts.pictureOf({ picture: 2, pictures: shots.length })).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(zoom)).toBe(true)
})

test('a finger pushes the pictures on', async () => {
  const page = await openProduct('phone')
  const box = await track(page).boundingBox()
  if (!box) throw new Error('the gallery is not on screen')
  const session = await page.context().newCDPSession(page)
  const y = Math.round(box.y + box.height / 2)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const from = Math.round(box.x + box.width * 0.85)
  await touch('touchStart', { x: from, y })
  for (let step = 1; step <= STEPS; step += 1)
    await touch('touchMove', { x: from - Math.round((box.width * 0.7 * step) / STEPS), y })
  await touch('touchEnd')
  await place(page, 2)
  expect(await track(page).getByRole('img').getAttribute('alt')).toBe(altOf(1))
})
