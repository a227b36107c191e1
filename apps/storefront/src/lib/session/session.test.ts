import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../testing/fake-browser.ts'
import {
  ACCOUNT_KEY,
  AUTHENTICATED_KEY,
  clearMarkers,
  currentIds,
  hasSessionMarker,
  keepIds,
  ROWS_AGAIN_KEY,
  SESSION_KEY,
  VISITOR_KEY,
} from './session.ts'

const NOW = 1_700_000_000_000
const DAY = 86_400_000
const nobody = { session: null, account: null }
let browser = fakeBrowser()

beforeEach(() => {
  browser = fakeBrowser()
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('localStorage', browser.local)
})

test('a visitor’s token is sent as session and is no login marker', () => {
  keepIds(new Headers({ [SESSION_KEY]: 'visitor' }), -1, nobody, NOW)
  expect(currentIds(NOW)).toEqual({ session: 'visitor', account: null })
  expect(hasSessionMarker()).toBe(false)
})

test('a visitor’s token is removed after 30 days', () => {
  keepIds(new Headers({ [SESSION_KEY]: 'visitor' }), -1, nobody, NOW)
  expect(currentIds(NOW + 30 * DAY - 1).session).toBe('visitor')
  expect(currentIds(NOW + 30 * DAY).session).toBeNull()
})

test('a login sets the three markers and removes the visitor’s token', () => {
  keepIds(new Headers({ [SESSION_KEY]: 'visitor' }), -1, nobody, NOW)
  const answer = new Headers({ [SESSION_KEY]: 'mine', [ACCOUNT_KEY]: 'remembered' })
  keepIds(answer, 7, { session: 'visitor', account: null }, NOW)
  expect(browser.tab.getItem(AUTHENTICATED_KEY)).toBe('true')
  expect(browser.tab.getItem(SESSION_KEY)).toBe('mine')
  expect(browser.local.getItem(ACCOUNT_KEY)).toBe('remembered')
  expect(browser.local.getItem(VISITOR_KEY)).toBeNull()
})

test('each marker alone counts as a login', () => {
  for (const [storage, key] of [
    [browser.tab, AUTHENTICATED_KEY],
    [browser.tab, SESSION_KEY],
    [browser.local, ACCOUNT_KEY],
  ] as const) {
    storage.setItem(key, 'x')
    expect(hasSessionMarker()).toBe(true)
    clearMarkers()
    expect(hasSessionMarker()).toBe(false)
  }
})

test('a logout removes the number of rows of this customer’s home, so that the next one’s differs', () => {
  browser.local.setItem(ROWS_AGAIN_KEY, '8')
  browser.local.setItem(ACCOUNT_KEY, 'x')
  clearMarkers()
  expect(browser.local.getItem(ROWS_AGAIN_KEY)).toBeNull()
})

test('a slow answer from before the login does not end it', () => {
  keepIds(new Headers({ [SESSION_KEY]: 'visitor' }), -1, nobody, NOW)
  keepIds(new Headers({ [SESSION_KEY]: 'mine' }), 7, { session: 'visitor', account: null }, NOW)
  keepIds(new Headers({ [SESSION_KEY]: 'visitor' }), -1, { session: 'visitor', account: null }, NOW)
  expect(currentIds(NOW).session).toBe('mine')
  expect(hasSessionMarker()).toBe(true)
})

test('of two simultaneous first answers only one visitor is kept', () => {
  keepIds(new Headers({ [SESSION_KEY]: 'first' }), -1, nobody, NOW)
  keepIds(new Headers({ [SESSION_KEY]: 'second' }), -1, nobody, NOW)
  expect(currentIds(NOW).session).toBe('first')
})

test('an account id that another tab has renewed in the meantime stays', () => {
  browser.local.setItem(ACCOUNT_KEY, 'old')
  const sent = currentIds(NOW)
  browser.local.setItem(ACCOUNT_KEY, 'newest')
  keepIds(new Headers({ [SESSION_KEY]: 's', [ACCOUNT_KEY]: 'late' }), 7, sent, NOW)
  expect(browser.local.getItem(ACCOUNT_KEY)).toBe('newest')
})

test('without storage the shopper is still a visitor', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(currentIds(NOW)).toEqual(nobody)
  expect(hasSessionMarker()).toBe(false)
})
