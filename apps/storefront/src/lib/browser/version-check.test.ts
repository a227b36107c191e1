import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLIENT_VERSION } from '../api/client.ts'
import { isOtherVersion, watchVersion } from './version-check.ts'

let remote: unknown
const asked = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  vi.stubGlobal('fetch', async () => {
    asked()
    if (remote === 'unreachable') throw new TypeError('fetch failed')
    return new Response(JSON.stringify(remote))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('another version, newer or older, asks for a reload; the same one or an unreadable one does not', () => {
  expect(isOtherVersion({ version: '999.0.0' })).toBe(true)
  expect(isOtherVersion({ version: '0.0.1' })).toBe(true)
  expect(isOtherVersion({ version: CLIENT_VERSION })).toBe(false)
  expect(isOtherVersion({ version: 'latest' })).toBe(false)
  expect(isOtherVersion(null)).toBe(false)
})

test('the version is checked every 10 minutes, and no more once it differs', async () => {
  const other = vi.fn()
  remote = { version: CLIENT_VERSION }
  const stop = watchVersion(other)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
  remote = 'unreachable'
  await vi.advanceTimersByTimeAsync(600_000)
  remote = { version: '999.0.0' }
  await vi.advanceTimersByTimeAsync(600_000)
  expect(other).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(6_000_000)
  expect(asked).toHaveBeenCalledTimes(3)
  stop()
})
