/** Maximum number of entries, because callers can invent addresses; the oldest are dropped first. */
const MOST = 200

/** Pages that hung, by address: for `restMs` they are not rendered again, because they would block others. */
export function hungPages(restMs: number) {
  const until = new Map<string, number>()
  return {
    add(address: string): void {
      until.delete(address)
      until.set(address, performance.now() + restMs)
      const [oldest] = until.keys()
      if (until.size > MOST && oldest !== undefined) until.delete(oldest)
    },
    has(address: string): boolean {
      const untilMs = until.get(address)
      if (untilMs === undefined) return false
      if (performance.now() < untilMs) return true
      until.delete(address)
      return false
    },
  }
}
