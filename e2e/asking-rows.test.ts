import { homeTexts } from '@cambusa/messages/it/frame/home'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { expectAccessible, expectAccessibleNow, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { openPad, padField } from './setup/pad.ts'
import { CUSTOMERS } from './setup/steps.ts'

/** A known product, one that may be several, an unclear quantity, a choice, several goods, and one that is not sold. */
const LINES = [
  '6 uova',
  'pelati x2',
  '1,4 kg farina',
  '2 fettine di vitello',
  '5 kg farina 2 kg zucchero',
  'zzqxwkj',
]

useBrowser()

const rows = (page: Page) => page.locator('[data-pad-row]')

describe.each(someWidth('asking rows'))('on a %s', (screen) => {
  test('rows of the quick order that ask are accessible, folded and open', async () => {
    const page = await openPage(screen)
    await openPad(page)
    await padField(page).fill(LINES.join('\n'))
    await page.getByRole('button', { name: quickOrderTexts.add }).click()
    await rows(page).and(page.locator('[data-state=unknown]')).waitFor()
    await expectAccessible(page, 'rows that ask')
    const folds = rows(page).locator('button[aria-expanded=false]').filter({ visible: true })
    for (let left = await folds.count(); left > 0; left = await folds.count()) await folds.first().click()
    await expectAccessible(page, 'open rows with their choices')
  })

  test('the shapes of a customer’s home and cart are accessible before the answers are there', async () => {
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.restaurant.login)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/ebsn/api/**', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    for (const path of [paths.home, paths.cart, '/category/dispensa']) {
      await page.goto(path, { waitUntil: 'load' })
      await page.getByRole('banner').waitFor()
      await expectAccessibleNow(page, `${path} without answers`)
    }
    release()
    // Calls of pages that were left would count as on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(paths.home)
    await page.getByRole('heading', { level: 1, name: homeTexts.title }).waitFor()
    await expectAccessible(page, 'the home with its answers')
  })
})
