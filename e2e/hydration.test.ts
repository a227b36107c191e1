import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { shortcutTexts } from '@cambusa/messages/it/frame/shortcuts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chosen } from '../apps/server/src/testing/extent.ts'
import { openPage, SCREENS, useBrowser, type Screen } from './setup/browser.ts'
import { hasFocus } from './setup/keyboard.ts'
import { requestUntilRendered } from './setup/server-rendered-page.ts'

useBrowser()

const screens = Object.keys(SCREENS) as Screen[]
const moreButton = (page: Page) => page.getByRole('button', { name: listTexts.showMore })

/** The server-rendered page, whose scripts are held back until they are released. */
async function openWithoutCode(screen: Screen, address: string) {
  const page = await openPage(screen)
  await requestUntilRendered(address)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  // A place that is read before the styles have come is another one.
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')]
    return document.querySelector('footer') !== null && styles.every(({ sheet }) => sheet !== null)
  })
  return { page, letGo }
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const button = document.querySelector('header button[type="button"]')
    return button && Object.keys(button).some((key) => key.startsWith('__react'))
  })

test('a tap on a server-rendered button before hydration is replayed afterwards', async () => {
  const { page, letGo } = await openWithoutCode('phone', '/category/dispensa')
  await moreButton(page).click()
  const first = await page.getByRole('article').count()
  letGo()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(first + 20)
})

test('a shortcut pressed before hydration, or while its code is on its way, counts afterwards', async () => {
  const { page, letGo } = await openWithoutCode('desk', '/category/dispensa')
  await page.keyboard.press('?')
  letGo()
  const dialog = page.getByRole('dialog', { name: shortcutTexts.title })
  await dialog.waitFor()

  const other = await openWithoutCode('desk', '/category/dispensa')
  // Moves of the mouse ask for the same code.
  await other.page.mouse.move(10, 10)
  await other.page.keyboard.press('/')
  other.letGo()
  await expect.poll(() => hasFocus(other.page.getByRole('banner').locator('[name=query]').first())).toBe(true)
})

test('text and ticks in a server-rendered form before hydration are searched for', async () => {
  const { page, letGo } = await openWithoutCode('desk', '/advanced-search')
  const form = page.locator('main form')
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const search = form.getByRole('button', { name: texts.search, exact: true })
  await field(texts.name).fill('olio')
  await field(texts.gtins).fill('1234567890')
  await field(texts.onlyPromo).check()
  await field(texts.department).selectOption({ label: 'Dispensa' })
  letGo()
  await hydrated(page)
  await search.click()
  await page.getByText(texts.gtinsNone).waitFor()
  await expect.poll(() => field(texts.gtins).inputValue()).toBe('1234567890')
  await field(texts.category).selectOption({ index: 1 })
  await field(texts.gtins).fill('')
  await search.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe('olio')
  expect(new URL(page.url()).searchParams.get('promo')).toBe('true')
})

test('a form submitted before hydration is sent afterwards, with its values', async () => {
  const { page, letGo } = await openWithoutCode('phone', '/advanced-search')
  const form = page.locator('main form')
  await form.getByLabel(texts.name, { exact: true }).fill('olio')
  await form.getByRole('button', { name: texts.search, exact: true }).click()
  letGo()
  await page.getByRole('article').first().waitFor()
  expect(new URL(page.url()).searchParams.get('name')).toBe('olio')
})

test('text in the server-rendered search field before hydration is searched for', async () => {
  const { page, letGo } = await openWithoutCode('phone', '/category/dispensa')
  const field = page
    .getByRole('textbox', { name: /^Cerca/ })
    .or(page.getByRole('combobox', { name: /^Cerca/ }))
  await field.fill('olio')
  letGo()
  await hydrated(page)
  // It was entered then: the suggestions come without a second tap.
  await page.getByRole('combobox', { name: /^Cerca/ }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('olio')
  await field.press('Enter')
  await page.waitForURL(/query=olio/)
})

test.each(chosen('hydrated lists', screens, 1))(
  'a server-rendered list keeps its scroll position when it is hydrated, on a %s',
  async (screen) => {
    const { page, letGo } = await openWithoutCode(screen, '/category/dispensa')
    await moreButton(page).waitFor()
    await page.evaluate(() => window.scrollTo(0, 1500))
    // The element itself, because a proposal above may be an article as well.
    const read = (await page.getByRole('article').nth(9).elementHandle())!
    const before = (await read.boundingBox())!.y
    letGo()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(Math.abs((await read.boundingBox())!.y - before)).toBeLessThan(10)
  },
)

const lists = ['/category/dispensa', '/category/dispensa?view=list']
const listsOnScreens = screens.flatMap((screen) => lists.map((address) => [screen, address] as const))
test.each(chosen('end of a list', listsOnScreens, 2))(
  'the end of a server-rendered list stays in place at the first touch: %s, %s',
  async (screen, address) => {
    const page = await openPage(screen)
    await requestUntilRendered(address)
    // Its code is loaded with the first touch: until then the server-rendered footer stays.
    const footer = page.locator('footer')
    await page.goto(address)
    await hydrated(page)
    await moreButton(page).evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const heights = page.evaluate(
      async () =>
        new Promise<number[]>((resolve) => {
          const seen = new Set<number>()
          const until = performance.now() + 1500
          const look = () => {
            seen.add(document.documentElement.scrollHeight)
            if (performance.now() < until) requestAnimationFrame(look)
            else resolve([...seen])
          }
          look()
        }),
    )
    await page.mouse.move(10, 10)
    expect(await heights).toHaveLength(1)
    await footer.waitFor()
  },
)

test.each(chosen('more of a list', screens, 1))(
  'one more page of the wholesale list does not move the rows on screen, on a %s',
  async (screen) => {
    const page = await openPage(screen)
    await page.goto('/category/dispensa?view=list')
    const rows = page.locator('[data-product-row]')
    await rows.first().waitFor()
    await moreButton(page).scrollIntoViewIfNeeded()
    const last = rows.last()
    const name = await last.innerText()
    const topOf = async (text: string) => {
      const box = await rows
        .filter({ hasText: text.split('\n')[1] ?? text })
        .last()
        .boundingBox()
      return box?.y ?? NaN
    }
    const before = await topOf(name)
    await moreButton(page).click()
    await page.locator('main [data-index]').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(Math.abs((await topOf(name)) - before)).toBeLessThan(40)
  },
)
