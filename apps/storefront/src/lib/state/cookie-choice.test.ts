import { beforeEach, expect, test, vi } from 'vitest'
import { COOKIES_KEY } from '../browser/storage.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { onCookieChoice, readCookieChoice, saveCookieChoice } from './cookie-choice.ts'

const now = new Date('2026-11-26T10:00:00Z')
let local = fakeBrowser().local

beforeEach(() => {
  local = fakeBrowser().local
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

test('what was chosen is there the next time, and listeners hear of it until they are removed', () => {
  const heard = vi.fn()
  const stop = onCookieChoice(heard)
  expect(readCookieChoice(now)).toBeUndefined()
  const choice = saveCookieChoice({ analytics: true, profilation: false }, now)
  expect(choice).toMatchObject({ technical: true, analytics: true, profilation: false })
  expect(readCookieChoice(now)).toEqual(choice)
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  saveCookieChoice({ analytics: false, profilation: false }, now)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('listeners hear of a choice made in another tab, and of cleared storage, not of other keys', () => {
  const other: ((event: unknown) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) => other.push(listener))
  const heard = vi.fn()
  onCookieChoice(heard)
  for (const key of [COOKIES_KEY, 'cambusa.app', null]) other.forEach((listener) => listener({ key }))
  expect(heard).toHaveBeenCalledTimes(2)
})
