import { POST_TYPES, postsUrl } from '@cambusa/contract/content/content-urls'
import { faqTexts } from '@cambusa/messages/it/content/faq'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../app/navigation/paths.ts'
import { answerContent, fetchFromTest, resetNetwork } from '../../testing/network.ts'
import { closeShop, openShop } from '../../testing/opened-shop.ts'
import { publicScreens, servePublicShop } from '../../testing/public-screens.ts'
import { buildPost, el, treeOf } from '../../testing/served-content.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(fetchFromTest))
  resetNetwork()
  servePublicShop()
})
afterEach(async () => {
  await closeShop()
  vi.unstubAllGlobals()
})

test('a page shows its text and its version; one that does not exist leads to the screen that says so', async () => {
  const { main, address } = await openShop(publicScreens[paths.page]!.at)
  await main.findByRole('heading', { level: 1, name: 'Informativa sulla privacy' })
  main.getByText('Versione 2026-11')
  main.getByRole('heading', { level: 2, name: 'Quali dati' })
  await openShop(paths.page.replace('$pageName', 'bozza'))
  await screen.findByRole('heading', { level: 1, name: errorScreenTexts.notFoundTitle })
  expect(address()).not.toBe(paths.notFound)
})

test('while the content service is away a page says so, and is there at the next try', async () => {
  vi.mocked(fetch).mockImplementation(async (url, init) =>
    String(url).includes(POST_TYPES.pages)
      ? Response.json({}, { status: 503 })
      : fetchFromTest(String(url), init),
  )
  const { main, shopper } = await openShop(publicScreens[paths.page]!.at)
  const again = await main.findByRole('button', { name: uiTexts.retry })
  vi.mocked(fetch).mockImplementation((url, init) => fetchFromTest(String(url), init))
  await shopper.click(again)
  expect(await main.findByRole('heading', { level: 1, name: 'Informativa sulla privacy' })).toBeDefined()
})

test('a word finds questions of every category, and the address keeps it', async () => {
  const found = buildPost('reso', 'Come rendo un prodotto?', treeOf(el('p', ['Entro 14 giorni.'])))
  answerContent(postsUrl(POST_TYPES.faq, { search: 'reso', per_page: 100 }), [found])
  const { main, shopper, address } = await openShop(paths.faq)
  await shopper.type(await main.findByRole('textbox', { name: faqTexts.search }), 'reso{Enter}')
  await main.findByRole('heading', { name: faqTexts.found({ count: 1, query: 'reso' }) })
  expect(address()).toBe(`${paths.faq}?search=reso`)
  await shopper.click(main.getByText('Come rendo un prodotto?'))
  main.getByText('Entro 14 giorni.')
  await shopper.clear(main.getByRole('textbox', { name: faqTexts.search }))
  await shopper.type(main.getByRole('textbox', { name: faqTexts.search }), 'zzz{Enter}')
  await main.findByRole('heading', { name: faqTexts.nothingTitle({ query: 'zzz' }) })
  await shopper.click(main.getByRole('link', { name: 'Consegna e ritiro' }))
  await main.findByRole('heading', { level: 1, name: 'Consegna e ritiro' })
  main.getByText('Quando consegnate?')
})
