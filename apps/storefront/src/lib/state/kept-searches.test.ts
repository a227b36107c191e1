import { ANONYMOUS_USER_ID, SEARCHED_WORD_DAYS } from '@cambusa/domain/constants'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { forgetSearch, forgetSearches, rememberSearch, useSearchStore, wordsOf } from './kept-searches.ts'
import { AUTHENTICATED_KEY } from '../session/session.ts'
import { useUserStore } from '../session/user-store.ts'

const NOW = 1_800_000_000_000
const DAY_MS = 86_400_000

const become = (userId: number) => useUserStore.setState({ user: { userId } })
const seenBy = (userId: number) => wordsOf(useSearchStore.getState(), userId).map(({ name }) => name)

beforeEach(() => {
  useSearchStore.setState({ searchedWords: [], searchedBy: ANONYMOUS_USER_ID })
  become(ANONYMOUS_USER_ID)
})

test('the most frequent search comes first, whatever its case, and one can be deleted', () => {
  rememberSearch('pane', NOW)
  rememberSearch('Latte', NOW)
  rememberSearch('PANE', NOW)
  expect(seenBy(ANONYMOUS_USER_ID)).toEqual(['pane', 'Latte'])
  forgetSearch('pane')
  expect(seenBy(ANONYMOUS_USER_ID)).toEqual(['Latte'])
})

test('searches older than the configured days are dropped', () => {
  rememberSearch('pane', NOW)
  rememberSearch('latte', NOW + SEARCHED_WORD_DAYS * DAY_MS + 1)
  expect(seenBy(ANONYMOUS_USER_ID)).toEqual(['latte'])
})

test('a visitor’s searches become those of the customer who signs in', () => {
  rememberSearch('pane', NOW)
  become(7)
  rememberSearch('latte', NOW)
  expect(seenBy(7)).toEqual(['latte', 'pane'])
})

test('a customer’s searches are shown to no other user of the browser', () => {
  become(7)
  rememberSearch('pane', NOW)
  expect(seenBy(ANONYMOUS_USER_ID)).toEqual([])
  expect(seenBy(8)).toEqual([])
  expect(seenBy(7)).toEqual(['pane'])
  become(8)
  rememberSearch('latte', NOW)
  expect(seenBy(8)).toEqual(['latte'])
  expect(seenBy(7)).toEqual([])
})

test('searches of a customer before the first answer are kept as that customer’s', () => {
  become(7)
  rememberSearch('pane', NOW)
  useUserStore.setState({ user: null })
  const { tab, local } = fakeBrowser()
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', local)
  tab.setItem(AUTHENTICATED_KEY, 'true')
  rememberSearch('latte', NOW)
  expect(seenBy(7)).toEqual(['latte', 'pane'])
  tab.clear()
  rememberSearch('uova', NOW)
  expect(seenBy(ANONYMOUS_USER_ID)).toEqual(['uova'])
  vi.unstubAllGlobals()
})

test('all of them can be deleted at once', () => {
  rememberSearch('pane', NOW)
  rememberSearch('latte', NOW)
  forgetSearches()
  expect(seenBy(ANONYMOUS_USER_ID)).toEqual([])
})
