import {
  cookieChoice,
  parseCookieChoice,
  type CookieChoice,
  type CookieToggles,
} from '@cambusa/domain/web/cookie-choice'
import { COOKIE_TEXT_VERSION } from '@cambusa/messages/it/people/cookie-version'
import { cookies } from '../../../../../shop.config.json'
import { COOKIES_KEY, localStore } from '../browser/storage.ts'
import { isInApp } from '../device/in-app.ts'

/** Whether nobody is asked and both are on: in the app, unless the shop's file says 'ask' (specification §4 'Cookie consent'). */
export const isCookieChoiceAssumed = (): boolean => isInApp() && cookies.inApp !== 'ask'

/** The choice that was made in this browser; undefined for none, one older than a year or about another text. */
export const keptCookieChoice = (now: Date): CookieChoice | undefined =>
  parseCookieChoice(localStore.get(COOKIES_KEY), now, COOKIE_TEXT_VERSION)

/** The choice that counts now: in the app one that was made in the panel wins over what is assumed. */
export const readCookieChoice = (now: Date): CookieChoice | undefined =>
  keptCookieChoice(now) ??
  (isCookieChoiceAssumed()
    ? cookieChoice({ analytics: true, profilation: true }, now, COOKIE_TEXT_VERSION)
    : undefined)

const listeners = new Set<() => void>()

/** Keeps a choice in this browser for a year, and tells the listeners. */
export function saveCookieChoice(toggles: CookieToggles, now: Date): CookieChoice {
  const choice = cookieChoice(toggles, now, COOKIE_TEXT_VERSION)
  localStore.set(COOKIES_KEY, JSON.stringify(choice))
  listeners.forEach((listener) => listener())
  return choice
}

/** Calls the listener after a choice made here or in another tab; returns a function that removes it. */
export function onCookieChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === COOKIES_KEY || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
