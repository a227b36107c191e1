import { vi } from 'vitest'

const running = new Set<ReturnType<typeof setTimeout>>()

/** Records timers from now on. */
export function watchTimers(): void {
  const { setTimeout: begin, setInterval: repeat } = globalThis
  const known =
    (start: typeof begin | typeof repeat) =>
    (...given: Parameters<typeof begin>) => {
      const timer = start(...given)
      running.add(timer)
      return timer
    }
  vi.stubGlobal('setTimeout', known(begin))
  vi.stubGlobal('setInterval', known(repeat))
}

/** Ends the timers of a page that is left, so that none runs during the next page or without one. */
export function endTimers(): void {
  running.forEach((timer) => clearTimeout(timer))
  running.clear()
}
