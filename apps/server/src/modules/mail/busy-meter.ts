import { performance } from 'node:perf_hooks'

/** Above this event loop utilization, work that nobody waits for slows down. */
const BUSY_SHARE = 0.4

/** Returns a function that tells whether the process was busy since its last call. */
export function openBusyMeter(): () => boolean {
  let measured = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, measured)
    measured = now
    return utilization > BUSY_SHARE
  }
}
