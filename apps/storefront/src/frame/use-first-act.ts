import { useEffect, useState } from 'react'
import { hasRecorded } from '../app/event-replay.ts'
import { hasUnsent } from '../lib/browser/storage.ts'
import { useNotEnabled } from '../lib/state/not-enabled.ts'
import { useToasts } from '../lib/state/show-toast.ts'

const ACTS = ['pointerdown', 'pointermove', 'keydown', 'input', 'touchstart', 'scroll', 'offline'] as const
/** A shopper who only looks at the screen is also told of a new version. */
const AT_LATEST_MS = 60_000

/**
 * The shopper's first event; without one, true at once where an earlier page has left something unsent, or where
 * an event before hydration waits for code that is loaded with the first act; else from the first
 * toast, refusal or a minute after the start; false until then.
 */
export function useFirstAct(): Event | boolean {
  const [acted, setActed] = useState<Event | boolean>(false)
  const isTold = useToasts(({ toasts }) => toasts.length > 0)
  const isRefused = useNotEnabled(({ message }) => message !== null)
  useEffect(() => {
    if (acted) return
    const act = (event: Event) => setActed(event)
    const timer = setTimeout(setActed, hasUnsent() || hasRecorded() ? 0 : AT_LATEST_MS, true)
    ACTS.forEach((name) => window.addEventListener(name, act, { passive: true }))
    return () => {
      clearTimeout(timer)
      ACTS.forEach((name) => window.removeEventListener(name, act))
    }
  }, [acted])
  return acted || isTold || isRefused
}
