import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRebuilder } from './rebuilder.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const BUILD_MS = 1_000

function slowBuild() {
  let running = 0
  const build = vi.fn<() => Promise<void>>(async () => {
    expect(++running).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, BUILD_MS))
    running--
  })
  return { build, onError: vi.fn<(error: unknown) => void>() }
}

describe('rebuilding after changes', () => {
  it('reads changes that arrive together only once', async () => {
    const { build, onError } = slowBuild()
    const rebuilder = createRebuilder(build, onError)
    for (let change = 0; change < 5; change++) {
      rebuilder.request()
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(5_000)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('does not wait for the end of a continuous stream of changes', async () => {
    const { build, onError } = slowBuild()
    const rebuilder = createRebuilder(build, onError)
    for (let change = 0; change < 60; change++) {
      rebuilder.request()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(build.mock.calls.length).toBeGreaterThanOrEqual(1)
  })

  it('shows the first of a stream of changes soon when a build is fast', async () => {
    const build = vi.fn<() => Promise<void>>(() => new Promise((resolve) => setTimeout(resolve, 400)))
    const rebuilder = createRebuilder(build, vi.fn<(error: unknown) => void>())
    const initial = rebuilder.now()
    await vi.advanceTimersByTimeAsync(400)
    await initial
    for (let passedMs = 0; passedMs < 1_000; passedMs += 100) {
      rebuilder.request()
      await vi.advanceTimersByTimeAsync(100)
    }
    // The second build began after the first change, and has ended.
    expect(build.mock.results[1]).toMatchObject({ type: 'return' })
    await expect(build.mock.results[1]?.value).resolves.toBeUndefined()
  })

  it('builds again when a change arrives during a build, and never twice at once', async () => {
    const { build, onError } = slowBuild()
    const rebuilder = createRebuilder(build, onError)
    const first = rebuilder.now()
    await vi.advanceTimersByTimeAsync(BUILD_MS / 2)
    const second = rebuilder.now()
    const third = rebuilder.now()
    await vi.advanceTimersByTimeAsync(BUILD_MS / 2)
    await first
    await vi.advanceTimersByTimeAsync(BUILD_MS)
    await Promise.all([second, third])
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('retries a failed build, with growing pauses', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    let failures = 2
    const build = vi.fn<() => Promise<void>>(async () => {
      if (failures-- > 0) throw new Error('no database')
    })
    createRebuilder(build, onError).request()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(build).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(build).toHaveBeenCalledTimes(3)
    expect(onError).toHaveBeenCalledTimes(2)
  })

  it('starts nothing after it was closed', async () => {
    const { build, onError } = slowBuild()
    const rebuilder = createRebuilder(build, onError)
    rebuilder.request()
    await rebuilder.close()
    rebuilder.request()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(build).not.toHaveBeenCalled()
  })
})
