import { configure } from '@testing-library/dom'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { fetchFromTest, networkFaults, resetNetwork } from './network.ts'
import { closeShop } from './opened-shop.ts'
import { endListeners, watchListeners } from './page-listeners.ts'
import { endTimers, watchTimers } from './page-timers.ts'

/** A busy machine may render slowly; only the result matters. */
configure({ asyncUtilTimeout: 15_000 })

// A click on the link of a file would take the document of the tests to the file: browsers save it and stay.
const { navigation } = (window as unknown as { happyDOM: DetachedWindow }).happyDOM.settings
navigation.disableMainFrameNavigation = true
navigation.disableFallbackToSetURL = true

interface DetachedWindow {
  settings: { navigation: { disableMainFrameNavigation: boolean; disableFallbackToSetURL: boolean } }
}

beforeEach(() => {
  resetNetwork()
  watchTimers()
  watchListeners()
  vi.stubGlobal('fetch', fetchFromTest)
})

afterEach(async () => {
  await closeShop()
  endTimers()
  endListeners()
  vi.unstubAllGlobals()
  // Lets pending work of React finish.
  await setImmediate()
  expect(networkFaults()).toEqual([])
})
