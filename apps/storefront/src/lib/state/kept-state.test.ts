import { beforeEach, expect, test, vi } from 'vitest'
import { create } from 'zustand'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { keepState, readKept } from './kept-state.ts'

const first = { view: 'grid', words: [] as string[], category: null as { id: number } | null, open: true }
const fresh = () => create(() => ({ ...readKept('app', first), passing: 0 }))
let local = fakeBrowser().local

beforeEach(() => {
  local = fakeBrowser().local
  vi.stubGlobal('localStorage', local)
})

test('what is kept is there the next time, what passes is not', () => {
  const store = fresh()
  keepState('app', first, store)
  store.setState({ view: 'list', category: { id: 3 }, passing: 7 })
  expect(fresh().getState()).toEqual({ ...first, view: 'list', category: { id: 3 }, passing: 0 })
})

test('a change of what passes writes nothing', () => {
  const store = fresh()
  keepState('app', first, store)
  store.setState({ passing: 1 })
  expect(local.getItem('app')).toBeNull()
})

test('what is broken or of another shape is left aside, the rest is taken', () => {
  local.setItem('app', JSON.stringify({ view: 4, words: {}, open: false, category: null }))
  expect(readKept('app', first)).toEqual({ ...first, open: false })
  local.setItem('app', 'not json')
  expect(readKept('app', first)).toEqual(first)
})

test('a change in another tab is taken over', () => {
  const listeners: ((event: unknown) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) =>
    listeners.push(listener),
  )
  const store = fresh()
  keepState('app', first, store)
  local.setItem('app', JSON.stringify({ ...first, view: 'list' }))
  listeners.forEach((listener) => listener({ key: 'app', newValue: 'x' }))
  expect(store.getState().view).toBe('list')
})
