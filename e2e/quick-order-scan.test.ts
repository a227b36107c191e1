import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { openPad, padRows, piecesOf } from './setup/pad.ts'

useBrowser()

/**
 * A browser that detects barcodes: its camera shows an empty picture, its detector returns the codes set by the test.
 */
async function giveCamera(page: Page, camera: 'works' | 'refused') {
  await page.addInitScript((kind) => {
    const shown: { rawValue: string }[] = []
    const showCodes = (...codes: string[]) =>
      shown.splice(0, shown.length, ...codes.map((rawValue) => ({ rawValue })))
    const BarcodeDetector = class {
      detect = () => Promise.resolve([...shown])
    }
    const getUserMedia = () => {
      if (kind === 'refused') return Promise.reject(new DOMException('no', 'NotAllowedError'))
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
      return Promise.resolve(canvas.captureStream(5))
    }
    Object.assign(window, { BarcodeDetector, showCodes })
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  }, camera)
}

const showCodes = (page: Page, ...codes: string[]) =>
  page.evaluate(
    (shown) => (window as unknown as { showCodes: (...all: string[]) => void }).showCodes(...shown),
    codes,
  )

test('the camera adds a line for every code it reads, and one more for the same code', async () => {
  const page = await openPage('phone')
  await giveCamera(page, 'works')
  await openPad(page)
  const [first, second] = (await piecesOf(shopUrl)) as [ListedProduct, ListedProduct]
  await page.getByRole('button', { name: quickOrderTexts.scan }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(quickOrderTexts.scanNone).waitFor()
  await showCodes(page, first.barcode)
  await dialog.getByText(first.name).waitFor()
  await showCodes(page, second.barcode)
  await dialog.getByText(second.name).waitFor()
  await showCodes(page)
  // Long enough away to be a new reading.
  await page.waitForTimeout(1700)
  await showCodes(page, first.barcode)
  await dialog.getByRole('listitem').filter({ hasText: first.name }).getByText(/^2 /).waitFor()
  await dialog.getByRole('button', { name: quickOrderTexts.scanDone }).tap()
  await expect.poll(() => padRows(page).count()).toBe(2)
})

test('where the camera is refused or no code can be read, the pad says so and still works', async () => {
  const refused = await openPage('phone')
  await giveCamera(refused, 'refused')
  await openPad(refused)
  await refused.getByRole('button', { name: quickOrderTexts.scan }).tap()
  await refused.getByRole('dialog').getByText(quickOrderTexts.scanRefused).waitFor()

  const without = await openPage('desk')
  await without.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'))
  await openPad(without)
  await without.getByText(quickOrderTexts.scanUnsupported).waitFor()
  expect(await without.getByRole('button', { name: quickOrderTexts.scan }).count()).toBe(0)
  await expectAccessible(without, 'the empty pad')
})
