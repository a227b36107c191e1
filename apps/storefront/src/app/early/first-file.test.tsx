import { afterEach, expect, test, vi } from 'vitest'
import { loadFirstFile, MOST_WAIT_MS } from './first-file.ts'

const FILE = '/assets/first.js'
const preloads = () => [...document.head.querySelectorAll(`link[rel=modulepreload][href="${FILE}"]`)]

afterEach(() => {
  preloads().forEach((link) => link.remove())
  vi.useRealTimers()
})

test('the first file is loaded at once where no prices are awaited', async () => {
  const load = vi.fn<(file: string) => Promise<unknown>>(() => Promise.resolve())
  const loaded = loadFirstFile(FILE, load, undefined)
  expect(preloads()).toHaveLength(1)
  await loaded
  expect(load.mock.calls).toEqual([[FILE]])
})

test('it leaves the network to own prices until they are shown, and a slow answer does not hold it', async () => {
  vi.useFakeTimers()
  const load = vi.fn<(file: string) => Promise<unknown>>(() => Promise.resolve())
  let show = (_: unknown) => {}
  const shown = new Promise((done) => (show = done))
  const first = loadFirstFile(FILE, load, shown)
  await vi.advanceTimersByTimeAsync(MOST_WAIT_MS / 2)
  expect([preloads().length, load.mock.calls.length]).toEqual([0, 0])
  show(undefined)
  await first
  expect(load).toHaveBeenCalledTimes(1)

  const second = loadFirstFile(FILE, load, new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(MOST_WAIT_MS)
  await second
  expect(load).toHaveBeenCalledTimes(2)
})
