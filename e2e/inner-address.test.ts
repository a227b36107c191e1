import { expect, test } from 'vitest'
import { shopUrl } from './setup/our-shop.ts'
import { retryOn } from './setup/away.ts'
import { openPage, useBrowser } from './setup/browser.ts'

useBrowser()

test('no value in an address leads out of the shop', async () => {
  const page = await openPage('desk')
  const left: string[] = []
  await page.route(
    (url) => url.origin !== shopUrl,
    (route) => {
      left.push(route.request().url())
      return route.abort()
    },
  )
  for (const from of [
    '/\\evil.example',
    '//evil.example',
    '/\t/evil.example',
    '/%2Fevil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/service-down?from=${encodeURIComponent(from)}`)
    await retryOn(page).click()
    await page.waitForURL((url) => url.pathname !== '/service-down')
    expect([from, page.url()]).toEqual([from, `${shopUrl}/`])
  }
  for (const path of ['//evil.example', '/%5Cevil.example', '/%2F%2Fevil.example', '/https://evil.example']) {
    await page.goto(`/catalog${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(page.url().startsWith(`${shopUrl}/`)).toBe(true)
  }
  expect(left).toEqual([])
  await page.goto(`/service-down?from=${encodeURIComponent('/category/dispensa?sort=price_asc')}`)
  await retryOn(page).click()
  await page.waitForURL(`${shopUrl}/category/dispensa?sort=price_asc`)
})
