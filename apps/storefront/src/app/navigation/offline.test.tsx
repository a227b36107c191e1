import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { passwordTexts } from '@cambusa/messages/it/people/password'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Chunks from '../../lib/browser/chunks.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildCategory } from '../../testing/served-category.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { paths } from './paths.ts'

const answers = globalThis.fetch
let isOnline = true

beforeEach(() => {
  serveCart()
  answer(viewCategories, () => ({ categories: [buildCategory(11, 'Pasta', 'pasta')] }))
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  setOnline(true)
  vi.restoreAllMocks()
  vi.doUnmock('../../lib/browser/chunks.ts')
})

/** The network goes or comes back, as a browser reports it. */
function setOnline(next: boolean, connected: typeof fetch = answers) {
  isOnline = next
  vi.stubGlobal('fetch', next ? connected : () => Promise.reject(new TypeError('no network')))
  window.dispatchEvent(new Event(next ? 'online' : 'offline'))
}

const goTo = (address: string) => window.history.pushState({}, '', address)

test('a screen whose data cannot load says so with a way back, and loads when the network is back', async () => {
  const { shopper, main } = await openShop(paths.resetPasswordRequest)
  await main.findByLabelText(passwordTexts.email)
  const connected = globalThis.fetch
  setOnline(false)
  await screen.findByText(frameTexts.offline)
  goTo('/product/pane')
  await main.findByText(uiTexts.missingOffline)
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([frameTexts.back])
  await shopper.click(main.getByRole('button', { name: frameTexts.back }))
  await main.findByLabelText(passwordTexts.email)

  goTo(paths.categories)
  await main.findByText(uiTexts.missingOffline)
  setOnline(true, connected)
  await main.findByRole('heading', { level: 1, name: catalogueTexts.departments })
  await main.findByText('Pasta')
})

test('a screen whose code did not load says so without a reload button, and loads when the network is back', async () => {
  vi.doMock('../../lib/browser/chunks.ts', async (original) => ({
    ...(await original<typeof Chunks>()),
    loadChunk: <Module,>(load: () => Promise<Module>) =>
      isOnline ? load() : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const { main } = await openShop(paths.resetPasswordRequest)
  await main.findByLabelText(passwordTexts.email)
  const connected = globalThis.fetch
  setOnline(false)
  goTo(paths.quickOrder)
  await main.findByRole('heading', { level: 1, name: frameTexts.missingTitle })
  await main.findByText(uiTexts.missingOffline)
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([frameTexts.back])
  expect(reload).not.toHaveBeenCalled()

  setOnline(true, connected)
  await main.findByRole('heading', { level: 1, name: quickOrderTexts.title })
  expect(reload).not.toHaveBeenCalled()
})
