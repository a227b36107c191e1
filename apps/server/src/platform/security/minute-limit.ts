const MINUTE_MS = 60_000

export interface MinuteLimitOptions {
  mostOfCaller: number
  /** Limit for all callers together; none by default. */
  mostOfAll?: number
  nowMs?: () => number
}

/**
 * Counts what callers do in the current minute, in this process only; items with the same name count once. Returns 0 if
 * one more was counted, else the seconds until the next minute.
 */
export function minuteLimit({
  mostOfCaller,
  mostOfAll = Infinity,
  nowMs = () => performance.now(),
}: MinuteLimitOptions): (caller: string, name?: string) => number {
  const counts = new Map<string, number>()
  const counted = new Set<string>()
  let [sum, endsMs] = [0, -Infinity]
  return (caller, name) => {
    const now = nowMs()
    if (now >= endsMs) {
      counts.clear()
      counted.clear()
      ;[sum, endsMs] = [0, now + MINUTE_MS]
    }
    if (name !== undefined && counted.has(name)) return 0
    const count = counts.get(caller) ?? 0
    if (sum >= mostOfAll || count >= mostOfCaller) return Math.ceil((endsMs - now) / 1000)
    counts.set(caller, count + 1)
    if (name !== undefined) counted.add(name)
    sum += 1
    return 0
  }
}
