/**
 * Limits `act` to one call in `everyMs`, with the number of skipped calls: an outage does not fill the log. The first
 * call after a quiet time is never skipped.
 */
export function rarely<Args extends unknown[]>(
  everyMs: number,
  act: (leftOut: number, ...args: Args) => void,
): (...args: Args) => void {
  let quietUntilMs = -Infinity
  let leftOut = 0
  return (...args) => {
    const nowMs = performance.now()
    if (nowMs < quietUntilMs) {
      leftOut += 1
      return
    }
    quietUntilMs = nowMs + everyMs
    act(leftOut, ...args)
    leftOut = 0
  }
}
