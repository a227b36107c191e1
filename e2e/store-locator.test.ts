import { listStores, type Store } from '@cambusa/contract/delivery/stores'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { expectAccessible, openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { shopUrl } from './setup/our-shop.ts'
import { watchPolicy } from './setup/policy-violations.ts'
import { answerOf } from './setup/steps.ts'

useBrowser({ withPictures: true })
let stores: Store[]
/** Its pin lies over those further north. */
let southern: Store
beforeAll(async () => {
  const answer = await fetch(`${shopUrl}/ebsn/api${listStores.url}`)
  ;({ stores } = ((await answer.json()) as { data: { stores: Store[] } }).data)
  southern = stores.toSorted((a, b) => a.latitude - b.latitude)[0]!
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pin = (page: Page, { name }: Store) =>
  page.getByRole('group', { name: texts.mapLabel }).getByRole('button', { name, exact: true })

async function openStores(screen: Screen) {
  const page = await openPage(screen)
  await page.goto(paths.storeLocator)
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Below 960 px the map takes the place of the list. */
async function showMap(page: Page, screen: Screen) {
  if (screen !== 'desk') await button(page, texts.map).click()
  await pin(page, southern).waitFor()
}

describe.each(someWidth('stores'))('on a %s', (screen) => {
  test('a store is found by its town in the list, chosen, and its page read', async () => {
    const page = await openStores(screen)
    await expectAccessible(page, 'the list of stores')
    await page.getByLabel(texts.town).fill(southern.city)
    await page.getByLabel(texts.town).press('Enter')
    await page
      .getByText(texts.foundNear({ count: stores.length, town: southern.city }))
      .first()
      .waitFor()
    const first = page.getByRole('article').first()
    await first.getByRole('heading', { name: southern.name }).waitFor()
    await answerOf(page, '/store-proximity/select', () =>
      first.getByRole('button', { name: texts.chooseNamed({ name: southern.name }) }).click(),
    )
    await first.getByRole('button', { name: texts.mineNamed({ name: southern.name }) }).waitFor()
    await first.getByRole('link', { name: southern.name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: southern.name }).waitFor()
    await page.getByRole('table').first().waitFor()
    await expectAccessible(page, 'a store')
  })

  test('a store is chosen on the map, without a violation of the policy', async () => {
    const page = await openPage(screen)
    const violations = await watchPolicy(page)
    await page.goto(paths.storeLocator)
    await showMap(page, screen)
    await pin(page, southern).click()
    const panel = page.getByRole('region', { name: texts.map }).getByRole('heading', { name: southern.name })
    await panel.waitFor()
    await expectAccessible(page, 'the map of the stores')
    const map = page.getByRole('region', { name: texts.map })
    await map.getByRole('button', { name: texts.chooseNamed({ name: southern.name }) }).click()
    await map.getByRole('button', { name: texts.mineNamed({ name: southern.name }) }).waitFor()
    expect(await violations()).toEqual([])
  })

  test('a refused position is said, and the field of the town stays', async () => {
    const page = await openStores(screen)
    await button(page, deliveryTexts.nearMe).click()
    await page.getByText(deliveryTexts.nearMeDenied).waitFor()
    expect(await page.getByLabel(texts.town).isVisible()).toBe(true)
  })
})

test('by keyboard the map is moved and zoomed, and its pins are reached by Tab and opened by Enter', async () => {
  const page = await openStores('desk')
  await showMap(page, 'desk')
  const other = stores.find(({ storeId }) => storeId !== southern.storeId)!
  const leftOf = async (store: Store) => (await pin(page, store).boundingBox())?.x ?? Number.NaN
  const apart = async () => Math.abs((await leftOf(southern)) - (await leftOf(other)))
  const before = { left: await leftOf(southern), apart: await apart() }
  await page.getByRole('group', { name: texts.mapLabel }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => leftOf(southern)).toBeLessThan(before.left)
  await page.keyboard.press('+')
  await expect.poll(apart).toBeGreaterThan(before.apart)
  await page.keyboard.press('-')
  await expect.poll(apart).toBeLessThanOrEqual(before.apart + 1)
  await page.keyboard.press('Tab')
  // In the order of the list.
  const first = stores[0]!
  await expect.poll(() => pin(page, first).evaluate((pinned) => document.activeElement === pinned)).toBe(true)
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: texts.map })
    .getByRole('heading', { name: first.name, exact: true })
    .waitFor()
})

test('only the map loads leaflet: neither home nor the list on a phone does', async () => {
  const page = await openPage('phone')
  const withLeaflet: string[] = []
  page.on('response', (answer) => {
    if (!answer.url().endsWith('.js')) return
    answer.text().then(
      (code) => code.includes('_leaflet_id') && withLeaflet.push(answer.url()),
      () => undefined,
    )
  })
  for (const at of [paths.home, paths.storeLocator]) {
    await page.goto(at)
    await page.waitForLoadState('networkidle')
  }
  expect(withLeaflet).toEqual([])
  await showMap(page, 'phone')
  await expect.poll(() => new Set(withLeaflet).size).toBe(1)
})

test('the policy of the page admits the one constant of leaflet, and neither other strings nor other policies', async () => {
  const page = await openPage('desk')
  const violations = await watchPolicy(page)
  await page.goto(paths.notFound)
  await page.getByRole('heading').first().waitFor()
  const outcomes = await page.evaluate(() => {
    const tried = (attempt: () => unknown) => {
      try {
        attempt()
        return 'done'
      } catch {
        return 'refused'
      }
    }
    const set = (text: string) => tried(() => (document.createElement('div').innerHTML = text))
    const policies = (
      globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes!
    return {
      constant: set('<svg/>'),
      strings: ['<svg/> ', '<SVG/>', '<svg onload=1>', '<svg/><b>testo</b>', '<b>testo</b>', ''].map(set),
      script: tried(() => (document.createElement('script').text = 'x')),
      address: tried(() => (document.createElement('script').src = '/a.js')),
      again: tried(() => policies.createPolicy('default', { createHTML: (text: string) => text })),
      other: tried(() => policies.createPolicy('altra', { createHTML: (text: string) => text })),
    }
  })
  expect(outcomes).toEqual({
    constant: 'done',
    strings: Array.from({ length: 6 }, () => 'refused'),
    script: 'refused',
    address: 'refused',
    again: 'refused',
    other: 'refused',
  })
  const reported = async (directive: string) =>
    (await violations()).filter((text) => text.includes(directive) && text.includes(' on /')).length
  await expect.poll(() => reported('require-trusted-types-for')).toBe(8)
  await expect.poll(() => reported('trusted-types')).toBeGreaterThanOrEqual(10)
})
