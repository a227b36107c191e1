import { errorTexts } from '@cambusa/messages/it/errors'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page } from 'playwright-core'

/** The shop's answer while its database is away. */
export const AWAY_TEXT = errorTexts['server.unavailable']

interface Answer {
  status?: number
  headers?: Record<string, string>
}

/** Makes these calls answer as while the database is away, until the returned function is called. */
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
    // A failure before the user is known: the envelope has none.
    route.fulfill({ status, headers, json: { response, user: { userId: -1 } } }),
  )
  return () => page.unroute(pattern)
}

/** The button that repeats the call, anywhere on the screen. */
export const retryOn = (page: Page) => page.getByRole('button', { name: uiTexts.retry, exact: true })

/** The button of the toast: behind a modal dialog it is hidden from roles, but visible and usable. */
export const toastRetryOn = (page: Page) =>
  page.locator('[data-toasts]').getByRole('button', { name: uiTexts.retry, exact: true, includeHidden: true })

/** Takes a screenshot for manual checks, if a folder for it is set. */
export async function picture(page: Page, name: string) {
  const folder = process.env['JOURNEY_PICTURES']
  const width = page.viewportSize()?.width
  if (folder) await page.screenshot({ path: `${folder}/away-${name}-${width}.png` })
}
