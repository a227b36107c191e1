import { afterEach, expect, test, vi } from 'vitest'
import { loadFirstFile, MOST_WAIT_MS } from './first-file.ts'

const FILE = '/assets/first.js'
const preloads = () => [...document.head.querySelectorAll(`link[rel=modulepreload][href="${FILE}"]`)]

/** More than a frame. */
const PAINTED_MS = 50

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
  await vi.advanceTimersByTimeAsync(PAINTED_MS)
  await first
  expect(load).toHaveBeenCalledTimes(1)

  const second = loadFirstFile(FILE, load, new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(MOST_WAIT_MS + PAINTED_MS)
  await second
  expect(load).toHaveBeenCalledTimes(2)
})

test('it is fetched at once and runs after the page was painted, where the page can be seen', async () => {
  const frames: FrameRequestCallback[] = []
  const paint = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((done) => frames.push(done))
  const load = vi.fn<(file: string) => Promise<unknown>>(() => Promise.resolve())
  const loaded = loadFirstFile(FILE, load, undefined)
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  expect([preloads().length, load.mock.calls.length]).toEqual([1, 0])
  frames[0]!(0)
  await loaded
  expect(load).toHaveBeenCalledTimes(1)
  paint.mockRestore()
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await loadFirstFile(FILE, load, undefined)
  expect(load).toHaveBeenCalledTimes(2)
  isHidden.mockRestore()
})
