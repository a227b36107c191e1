import { COOKIE_TEXT_VERSION } from '@cambusa/messages/it/people/cookie-version'
import { TOUR_VERSION, TUTORIAL_KEY } from '../frame/tour/tour-state.ts'
import { COOKIES_KEY } from '../lib/browser/storage.ts'

const choice = { technical: true, analytics: false, profilation: false, version: COOKIE_TEXT_VERSION }

/**
 * Script for every page of a real browser: the shopper has been here before, so that neither the bar about cookies nor the tour
 * is shown. What the page has stored itself stays.
 */
export const RETURNING_VISITOR = `try {
  localStorage['${COOKIES_KEY}'] ??= JSON.stringify({ ...${JSON.stringify(choice)}, saveDate: new Date().toISOString() })
  localStorage['${TUTORIAL_KEY}'] ??= '${TOUR_VERSION}'
} catch {}`

/** Script for every page: somebody who has seen the tour, and is asked about cookies all the same. */
export const TOUR_SEEN = `try {
  localStorage['${TUTORIAL_KEY}'] ??= '${TOUR_VERSION}'
} catch {}`
