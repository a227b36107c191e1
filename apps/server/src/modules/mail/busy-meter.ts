import { performance } from 'node:perf_hooks'

/** From this share of the time on which the process works, what nobody waits for makes room. */
const BUSY_SHARE = 0.4

/** Tells whether the process was busy since it was asked last. */
export function openBusyMeter(): () => boolean {
  let measured = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, measured)
    measured = now
    return utilization > BUSY_SHARE
  }
}
