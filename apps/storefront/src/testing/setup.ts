import { configure, prettyDOM } from '@testing-library/dom'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { fetchFromTest, networkFaults, resetNetwork } from './network.ts'
import { closeShop } from './opened-shop.ts'
import { endListeners, watchListeners } from './page-listeners.ts'
import { endTimers, watchTimers } from './page-timers.ts'

/**
 * A query that finds nothing. It prints the page when its message is read: a query that waits fails many times before it
 * finds its element, and to print the page each time took a fifth of the time of these tests.
 */
class NotFoundInPage extends Error {
  override name = 'TestingLibraryElementError'
  constructor(problem: string | null, container: Element) {
    super()
    Object.defineProperty(this, 'message', {
      configurable: true,
      get() {
        const page = prettyDOM(container) || ''
        // A query that has waited is printed once more with all that it said.
        return problem?.includes(page) ? problem : [problem, page].filter(Boolean).join('\n\n')
      },
    })
  }
}

configure({
  // A busy machine may render slowly; only the result matters.
  asyncUtilTimeout: 15_000,
  getElementError: (problem, container) => new NotFoundInPage(problem, container),
})

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
