import { screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeShop, openShop } from '../../testing/opened-shop.ts'
import { fetchFromTest, resetNetwork } from '../../testing/network.ts'
import { servePublicShop } from '../../testing/public-screens.ts'
import { paths } from '../navigation/paths.ts'
import { headHtml } from './head-html.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFromTest)
  resetNetwork()
  servePublicShop()
})
afterEach(async () => {
  await closeShop()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** Tags of the head, as the server sends them for home. */
const serverHead = headHtml({
  title: 'Negozio',
  sharedTitle: 'Negozio',
  description: 'Spesa',
  canonical: `https://shop.example${paths.home}`,
  robots: 'noindex,follow',
  type: 'website',
  shop: 'Negozio',
  images: [{ address: 'https://shop.example/a.webp', alt: '' }],
  jsonLd: [{ name: 'Negozio' }],
})
const stale = () =>
  document.head.querySelectorAll(
    'link[rel=canonical],meta[name=description],meta[name=robots],meta[property],script',
  ).length

it('the server’s tags of the first address stay while the shopper is there, and go when they leave it', async () => {
  document.head.innerHTML = `<meta name="theme-color" content="#000">${serverHead}`
  const tags = stale()
  expect(tags).toBeGreaterThan(10)
  const { shopper, main, address } = await openShop(paths.home)
  const department = await main.findByRole('link', { name: /Dispensa/ })
  expect(stale()).toBe(tags)
  await shopper.click(department)
  await screen.findByRole('heading', { level: 1, name: 'Dispensa' })
  expect(address()).toBe('/category/dispensa')
  await waitFor(() => expect(stale()).toBe(0))
  expect(document.head.querySelectorAll('meta[name=theme-color]')).toHaveLength(1)
  await waitFor(() => expect(document.title).toContain('Dispensa'))
})
