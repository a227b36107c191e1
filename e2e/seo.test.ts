import { expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { requestUntilRendered } from './setup/server-rendered-page.ts'
import { shopUrl } from './setup/our-shop.ts'
import { robotsFaults, seoFaults } from './setup/seo-audits.ts'
import { findProduct } from './setup/shop-api.ts'

useBrowser({ withPictures: true })

async function faultsOf(path: string): Promise<string[]> {
  const page = await openPage('phone')
  await requestUntilRendered(path)
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return seoFaults(page, answer)
}

test('home passes the audits for search engines', async () => {
  expect(await faultsOf(paths.home)).toEqual([])
})

test('a category passes the audits for search engines', async () => {
  expect(await faultsOf('/category/dispensa')).toEqual([])
})

test('a product passes the audits for search engines', async () => {
  const { slug } = await findProduct(shopUrl, ({ available }) => available)
  expect(await faultsOf(`/product/${slug}`)).toEqual([])
})

test.each([paths.faq, '/page/privacy', '/volantini/offerte-della-settimana'])(
  '%s passes the audits for search engines',
  async (path) => {
    expect(await faultsOf(path)).toEqual([])
  },
)

test('a page with every fault fails every audit', async () => {
  const page = await openPage('phone')
  await page.route('**/faulty', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: FAULTY }),
  )
  await page.route('**/robots.txt', (route) => route.fulfill({ status: 500, body: '' }))
  const answer = await page.goto('/faulty')
  const audits = (await seoFaults(page, answer)).map((fault) => fault.split(':')[0])
  expect([...new Set(audits)].join(' ')).toBe(
    'http-status-code document-title meta-description viewport html-lang is-crawlable robots-txt ' +
      'crawlable-anchors link-text image-alt hreflang canonical font-size tap-targets',
  )
})

const FAULTY = `<!doctype html><html lang="xx_!!"><head><meta name="robots" content="noindex">
  <link rel="alternate" hreflang="italiano!" href="/it"><link rel="canonical" href="/"></head>
  <body style="font-size: 9px; line-height: 10px"><p>Tutto è scritto in lettere troppo piccole per chi legge da un telefono.</p>
  <a href="javascript:void(0)">Pasta di semola</a><br><a>Riso</a><br><a href="/dove">Qui</a><br>
  <img src="data:,"><button style="height: 10px; padding: 0">Compra</button></body></html>`

test('invalid lines of robots.txt are found', () => {
  expect(
    robotsFaults(
      'User-agent: *\nDisallow: /account # mine\nAllow:\nSitemap: https://shop.example/sitemap.xml\n',
    ),
  ).toEqual([])
  const wrong = ['Disallow: /early', '<!doctype html>', 'Sitemap: /sitemap.xml']
  expect(robotsFaults(wrong.join('\n'))).toEqual(wrong)
  expect(robotsFaults('User-agent: *\nDisallow: account\nAllow: /a$b')).toEqual([
    'Disallow: account',
    'Allow: /a$b',
  ])
})
