import { exportChoiceTexts as choiceTexts } from '@cambusa/messages/it/exports/export-choices'
import { exportEntryTexts } from '@cambusa/messages/it/exports/export-entries'
import { exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { createList } from '@cambusa/contract/lists/lists'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { pressOn } from './setup/keyboard.ts'
import { shopUrl } from './setup/our-shop.ts'
import { productsWithPictures } from './setup/shop-api.ts'
import { call, openSession } from './setup/shop-session.ts'
import { CUSTOMERS } from './setup/steps.ts'

useBrowser()
const NAME = 'Immagini per il menu'
const PRODUCTS = 3
/** Pictures are cut only while the processors have time, which a busy machine has little of. */
const PREPARED_MS = 150_000

/** A list of the restaurant, whose contract has pictures. */
async function newList(): Promise<number> {
  const session = await openSession(shopUrl, CUSTOMERS.restaurant.login)
  const products = await productsWithPictures(shopUrl, PRODUCTS)
  const items = products.map(({ productId }) => ({ productId }))
  const { list } = (await call(session, createList, { body: { name: NAME, items } })).data
  return list.listId
}

/** Names and sizes of the files in a ZIP; its sums are checked as they are read. */
async function filesIn(path: string): Promise<Map<string, number>> {
  const files = new Map<string, number>()
  const zip = await yauzl.openPromise(path, { lazyEntries: true })
  for await (const entry of zip.eachEntry()) {
    let bytes = 0
    for await (const chunk of await zip.openReadStreamPromise(entry)) bytes += (chunk as Buffer).length
    expect(bytes, entry.fileName).toBe(entry.uncompressedSize)
    files.set(entry.fileName, bytes)
  }
  return files
}

/** Follows an export until its file is ready, and unpacks it. */
async function downloadOn(page: Page, press: () => Promise<unknown>): Promise<Map<string, number>> {
  await page.waitForURL('**/cart/download-request-completed/*')
  await page.getByRole('heading', { level: 1, name: texts.ready }).waitFor({ timeout: PREPARED_MS })
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  return filesIn(await file.path())
}

describe.each(someWidth('exports'))('on a %s', (screen) => {
  test('pictures and data of a list are chosen, prepared, downloaded and unpacked', async () => {
    const listId = await newList()
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.restaurant.login)
    await page.goto(`/profile/lists/${listId}`)
    await page.getByRole('link', { name: exportEntryTexts.entryOf({ name: NAME }) }).click()
    const prepare = page.getByRole('button', { name: choiceTexts.prepare })
    await prepare.waitFor()
    await expectAccessible(page, 'the choices of an export')
    await prepare.click()
    const button = page.getByRole('button', { name: texts.downloadFile })
    const files = await downloadOn(page, () => button.click())
    await expectAccessible(page, 'an export that is ready')
    const kinds = [...files.keys()].map((name) => name.split('.').at(-1))
    expect(kinds).toContain('xlsx')
    expect(kinds.filter((kind) => kind === 'jpg' || kind === 'jpeg').length).toBeGreaterThanOrEqual(PRODUCTS)
    expect(Math.min(...files.values())).toBeGreaterThan(0)

    await page.getByRole('link', { name: texts.allRequests }).click()
    const mine = page.getByRole('region', { name: texts.past })
    await mine.getByRole('link', { name: NAME }).first().waitFor()
    await expectAccessible(page, 'where an export starts')
  })

  test('a company without pictures in its contract is told so, and whom to ask', async () => {
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.private.login)
    await page.goto('/images')
    await page.getByRole('heading', { name: notEnabledTexts.title }).waitFor()
    await page.getByRole('main').getByText(texts.notInContract).waitFor()
    await expectAccessible(page, 'without pictures in the contract')
    await page.goto(paths.cart)
    expect(await page.getByRole('link', { name: exportEntryTexts.ofCart }).count()).toBe(0)
  })
})

test('by keyboard the data of a list are asked for without its pictures, and downloaded', async () => {
  const listId = await newList()
  const page = await openPage('desk')
  await enterAs(page, CUSTOMERS.restaurant.login)
  await page.goto(`/images/lista-${listId}`)
  const shots = page.getByRole('group', { name: choiceTexts.shots })
  await shots.waitFor()
  for (const box of await shots.getByRole('checkbox').all()) await pressOn(page, box, 'Space')
  await pressOn(page, page.getByRole('button', { name: choiceTexts.prepare }))
  const button = page.getByRole('button', { name: texts.downloadFile })
  const files = await downloadOn(page, () => pressOn(page, button))
  expect([...files.keys()].some((name) => /\.jpe?g$/.test(name))).toBe(false)
  expect([...files.keys()].some((name) => name.endsWith('.xlsx'))).toBe(true)
})

test('what is missing in the choices is said by keyboard at its place', async () => {
  const page = await openPage('desk')
  await enterAs(page, CUSTOMERS.restaurant.login)
  await page.goto(`/images/lista-${await newList()}`)
  const jpeg = page
    .getByRole('group', { name: choiceTexts.fileFormats })
    .getByRole('checkbox', { name: 'JPEG' })
  await pressOn(page, jpeg, 'Space')
  await pressOn(page, page.getByRole('button', { name: choiceTexts.prepare }))
  await page.getByText(choiceTexts.lacks.fileFormats).waitFor()
  await expect.poll(() => jpeg.evaluate((element) => element === document.activeElement)).toBe(true)
})
