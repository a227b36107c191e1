import { beforeEach, expect, test, vi } from 'vitest'
import { create } from 'zustand'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { keptState } from './kept-state.ts'

const first = { view: 'grid', words: [] as string[], category: null as { id: number } | null, open: true }
const fresh = () => create(keptState('app', first, { passing: 0 }))
let local = fakeBrowser().local

beforeEach(() => {
  local = fakeBrowser().local
  vi.stubGlobal('localStorage', local)
})

test('kept parts are there the next time, transient ones are not', () => {
  const store = fresh()
  store.setState({ view: 'list', category: { id: 3 }, passing: 7 })
  expect(fresh().getState()).toEqual({ ...first, view: 'list', category: { id: 3 }, passing: 0 })
})

test('a change of a transient part writes nothing', () => {
  const store = fresh()
  store.setState({ passing: 1 })
  expect(local.getItem('app')).toBeNull()
})

test('a broken value or one of another type is ignored, the rest is read', () => {
  local.setItem('app', JSON.stringify({ view: 4, words: {}, open: false, category: null }))
  expect(fresh().getState()).toEqual({ ...first, open: false, passing: 0 })
  local.setItem('app', 'not json')
  expect(fresh().getState()).toEqual({ ...first, passing: 0 })
})

test('a change in another tab is applied', () => {
  const listeners: ((event: unknown) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) =>
    listeners.push(listener),
  )
  const store = fresh()
  store.getState()
  local.setItem('app', JSON.stringify({ ...first, view: 'list' }))
  listeners.forEach((listener) => listener({ key: 'app', newValue: 'x' }))
  expect(store.getState().view).toBe('list')
})

test('storage is read on first use, not on import: without a browser the first value is rendered', () => {
  const store = fresh()
  local.setItem('app', JSON.stringify({ ...first, view: 'list' }))
  expect(store.getInitialState().view).toBe('grid')
  expect(store.getState().view).toBe('list')
})

test('a store first written to, or first subscribed to, has read its storage too', () => {
  local.setItem('app', JSON.stringify({ ...first, view: 'list' }))
  const written = fresh()
  written.setState({ open: false })
  expect(written.getState()).toMatchObject({ view: 'list', open: false })
  const watched = fresh()
  const seen: unknown[] = []
  watched.subscribe(({ view }) => seen.push(view))
  watched.setState({ open: true })
  expect(seen).toEqual(['list'])
})
