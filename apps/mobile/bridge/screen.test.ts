import { PORTRAIT_LOCK_MS } from '@cambusa/domain/constants'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mobile } from '../../../shop.config.json'
import { lockPortrait } from './screen.ts'
import { standInDevice } from './testing/stand-in.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  mobile.portraitLock = false
})

const LOCK = { call: 'ScreenOrientation.lock', options: { orientation: 'portrait' } }

/** The calls of a device of this size, so many milliseconds after its start. */
async function afterStart(width: number, height: number, milliseconds: number) {
  const { calls } = standInDevice()
  vi.stubGlobal('screen', { width, height })
  vi.clearAllTimers()
  lockPortrait()
  await vi.advanceTimersByTimeAsync(milliseconds)
  return calls
}

test('telephones are held upright 1.5 seconds after the start, where the shop wants it; tablets turn', async () => {
  expect(mobile.portraitLock).toBe(false)
  expect(await afterStart(390, 844, PORTRAIT_LOCK_MS)).toEqual([])
  mobile.portraitLock = true
  expect(PORTRAIT_LOCK_MS).toBe(1500)
  expect(await afterStart(390, 844, 1499)).toEqual([])
  expect(await afterStart(844, 599, 1500)).toEqual([LOCK])
  expect(await afterStart(600, 844, 1500)).toEqual([])
})
