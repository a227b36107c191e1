import { errorTexts } from '@cambusa/messages/it/errors'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page } from 'playwright-core'

/** What the shop says while its database is away. */
export const AWAY_TEXT = errorTexts['server.unavailable']

interface Answer {
  status?: number
  headers?: Record<string, string>
}

/** Has the shop answer these calls as it does while its database is away, until the returned function is called. */
export async function takeAway(page: Page, path: string, answer: Answer = {}): Promise<() => Promise<void>> {
  const { status = 503, headers = { 'Retry-After': '1' } } = answer
  const pattern = new RegExp(`/ebsn/api${path}(?:[?]|$)`)
  const response = {
    status: 1,
    errors: [{ code: 'server.unavailable', error: AWAY_TEXT }],
    warnings: [],
    infos: [],
  }
  await page.route(pattern, (route) =>
    // A failure before it is known who asks: the envelope names nobody.
    route.fulfill({ status, headers, json: { response, user: { userId: -1 } } }),
  )
  return () => page.unroute(pattern)
}

/** The button that makes the same call again, wherever it stands. */
export const retryOn = (page: Page) => page.getByRole('button', { name: uiTexts.retry, exact: true })

/** The notifications' own button: behind a dialog that keeps to itself it is seen and pressed all the same. */
export const toastRetryOn = (page: Page) =>
  page.locator('[data-toasts]').getByRole('button', { name: uiTexts.retry, exact: true, includeHidden: true })

/** For looking at, when a folder for it is named. */
export async function picture(page: Page, name: string) {
  const folder = process.env['JOURNEY_PICTURES']
  const width = page.viewportSize()?.width
  if (folder) await page.screenshot({ path: `${folder}/away-${name}-${width}.png` })
}
