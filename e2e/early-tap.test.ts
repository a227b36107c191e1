import { listTexts } from '@cambusa/messages/it/product-lists'
import { expect, test } from 'vitest'
import { openPage, useBrowser } from './setup/browser.ts'
import { askUntilDrawn } from './setup/drawn-page.ts'

useBrowser()

test('a tap on a drawn button that comes before its code does is made when it is there', async () => {
  const page = await openPage('phone')
  await askUntilDrawn('/category/dispensa')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/category/dispensa', { waitUntil: 'commit' })
  const more = page.getByRole('button', { name: listTexts.showMore })
  await more.click()
  const first = await page.getByRole('article').count()
  letGo()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(first + 20)
})
