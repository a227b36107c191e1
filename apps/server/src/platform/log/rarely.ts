/**
 * `act` at most once in `everyMs`, told how many calls were left out since: an outage fills no log. The first call of
 * a quiet time is never left out.
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
