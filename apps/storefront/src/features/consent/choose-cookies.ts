import type { CookieToggles } from '@cambusa/domain/web/cookie-choice'
import { cookieTexts } from '@cambusa/messages/it/people/cookies'
import { DOCUMENT_MARKS } from '../../lib/browser/page-marks.ts'
import { announce } from '../../lib/state/announce.ts'
import { readCookieChoice, saveCookieChoice } from '../../lib/state/cookie-choice.ts'

export const ALL_COOKIES: CookieToggles = { analytics: true, profilation: true }
/** Also what closing the bar means. */
export const ONLY_TECHNICAL: CookieToggles = { analytics: false, profilation: false }

/** Keeps a choice, and says so to screen readers: on screen the bar is gone. */
export function chooseCookies(toggles: CookieToggles): void {
  saveCookieChoice(toggles, new Date())
  announce(cookieTexts.saved)
}

/** Shows the bar where no choice counts, else hides it: index.html did so before the first paint. */
export function markCookieBar(): void {
  const { dataset } = document.documentElement
  if (readCookieChoice(new Date())) delete dataset[DOCUMENT_MARKS.cookies]
  else dataset[DOCUMENT_MARKS.cookies] = 'ask'
}
