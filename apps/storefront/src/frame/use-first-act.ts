import { useEffect, useState } from 'react'
import { useToasts } from '../lib/state/show-toast.ts'

const ACTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'offline'] as const
/** Who only looks at the screen still hears of a new version. */
const AT_LATEST_MS = 60_000

/** True from the first thing that a shopper does, the first toast, or a minute after the start. */
export function useFirstAct(): boolean {
  const [acted, setActed] = useState(false)
  const isTold = useToasts(({ toasts }) => toasts.length > 0)
  useEffect(() => {
    if (acted) return
    const act = () => setActed(true)
    const timer = setTimeout(act, AT_LATEST_MS)
    ACTS.forEach((name) => window.addEventListener(name, act, { passive: true }))
    return () => {
      clearTimeout(timer)
      ACTS.forEach((name) => window.removeEventListener(name, act))
    }
  }, [acted])
  return acted || isTold
}
