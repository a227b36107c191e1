import { vi } from 'vitest'

const running = new Set<ReturnType<typeof setTimeout>>()

/** From now on the page's timers are known. */
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

/** A page that is left has no timers any more; none may find the next page, or no page at all. */
export function endTimers(): void {
  running.forEach((timer) => clearTimeout(timer))
  running.clear()
}
