import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isChunkError, loadChunk, reloadForNewCode } from './chunks.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'

const GONE = new Error('404')
const NOW = 1_700_000_000_000
const reload = vi.fn()
const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  reload.mockClear()
  answer.mockReset().mockImplementation(() => Promise.resolve(new Response('{"version":"1.0.10"}')))
  vi.stubGlobal('sessionStorage', fakeBrowser().tab)
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('window', { location: { reload } })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a script that fails to load is a ChunkLoadError, a style sheet has its own error name', async () => {
  const code = await loadChunk(() => Promise.reject(new TypeError('Failed to fetch'))).catch((e: Error) => e)
  const style = await loadChunk(() => Promise.reject(new Error('CSS: /assets/a.css'))).catch((e: Error) => e)
  expect(code).toMatchObject({ name: 'ChunkLoadError' })
  expect(style).toMatchObject({ name: 'CSS_CHUNK_LOAD_FAILED' })
  expect([code, style].every(isChunkError)).toBe(true)
  expect(isChunkError(new Error('anything else'))).toBe(false)
})

test('loading is given up after 120 seconds', async () => {
  vi.useFakeTimers()
  const late = loadChunk(() => new Promise(() => undefined)).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(119_999)
  const early = await Promise.race([late, Promise.resolve('waiting')])
  expect(early).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toBe('ChunkLoadError')
})

test('the page is reloaded for new code, but not again and again', async () => {
  expect(await reloadForNewCode(GONE, NOW)).toBe(true)
  expect(await reloadForNewCode(GONE, NOW + 59_999)).toBe(false)
  expect(await reloadForNewCode(GONE, NOW + 60_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('while the shop does not answer the page is not reloaded, which would lose it', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await reloadForNewCode(GONE, NOW)).toBe(false)
  for (const [body, status] of [
    ['', 502],
    ['{"version":"1.0.10"}', 503],
    ['<!doctype html><title>Wi-Fi</title>', 200],
    ['{}', 200],
  ] as const) {
    answer.mockResolvedValueOnce(new Response(body, { status }))
    expect(await reloadForNewCode(GONE, NOW), body).toBe(false)
  }
  expect(reload).not.toHaveBeenCalled()
})
