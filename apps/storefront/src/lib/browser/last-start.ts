import { COOKIE_DAYS } from '@cambusa/domain/constants'
import { localStore } from './storage.ts'

const STARTED_KEY = 'cambusa.started'
const DAY_MS = 86_400_000
/**
 * What is dropped: view, filters, searches, choices of the till, half-filled registrations and pads. Logins, a visitor's
 * cart and the choice about cookies have days of their own.
 */
const SAVED = /^cambusa\.(?:app|searches|checkout|card|registration.*|quick-order\..*|unsent\..*)$/

/**
 * Notes that the shop is opened, and drops saved data where the last time was more than 30 days ago (specification §9).
 * Before anything saved is read.
 */
export function dropAfterAbsence(now: number): void {
  const last = Number(localStore.get(STARTED_KEY) ?? now)
  localStore.set(STARTED_KEY, String(now))
  if (now - last <= COOKIE_DAYS * DAY_MS) return
  Object.keys(localStorage)
    .filter((key) => SAVED.test(key))
    .forEach(localStore.remove)
}
