import { WORKER_SWITCH, type WorkerSwitch } from '@cambusa/contract/shop/worker'
import { deleteCaches } from './caches.ts'

/** How often the shop is asked at most, milliseconds. */
const ASKED_MS = 60_000

let asked = Number.NEGATIVE_INFINITY
let isOff = false

/** Whether the shop has switched the worker off: it answers nothing any more. */
export const isSwitchedOff = (): boolean => isOff

/** Asks the shop whether the worker is switched off, at most once a minute; then it deletes everything and goes. */
export async function askSwitch(registration: ServiceWorkerRegistration, now: number): Promise<void> {
  if (now - asked < ASKED_MS) return
  asked = now
  try {
    const answer = await fetch(WORKER_SWITCH, { cache: 'no-store' })
    const found = (await answer.json()) as Partial<WorkerSwitch>
    if (found.isOff !== true) return
  } catch {
    // Without an answer it goes on.
    return
  }
  isOff = true
  await deleteCaches(() => true)
  await registration.unregister()
}
