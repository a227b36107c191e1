const MINUTE_MS = 60_000

export interface MinuteLimitOptions {
  mostOfCaller: number
  /** Of all callers together; no bound unless told. */
  mostOfAll?: number
  nowMs?: () => number
}

/**
 * Counts what callers do in this minute, in this process alone. Answers 0 where one more was counted, else the seconds until
 * the next minute.
 */
export function minuteLimit({
  mostOfCaller,
  mostOfAll = Infinity,
  nowMs = () => performance.now(),
}: MinuteLimitOptions): (caller: string) => number {
  const counts = new Map<string, number>()
  let [sum, endsMs] = [0, -Infinity]
  return (caller) => {
    const now = nowMs()
    if (now >= endsMs) {
      counts.clear()
      ;[sum, endsMs] = [0, now + MINUTE_MS]
    }
    const count = counts.get(caller) ?? 0
    if (sum >= mostOfAll || count >= mostOfCaller) return Math.ceil((endsMs - now) / 1000)
    counts.set(caller, count + 1)
    sum += 1
    return 0
  }
}
