import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Long enough to read a slide twice. */
const SLIDE_MS = 7000

/** Whether the shopper prefers reduced motion. */
export const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const never = () => () => undefined

/**
 * Advances to the next slide while the show plays and has neither pointer nor focus; a changed `place` restarts the
 * wait.
 */
export function useSlideShow(isWanted: boolean, place: string, goOn: () => void) {
  // During server rendering the shopper's preferences are unknown.
  const still = useSyncExternalStore(never, prefersStill, () => false)
  const [chosen, setPlaying] = useState<boolean | undefined>(undefined)
  const playing = chosen ?? (isWanted && !still)
  const [busy, setBusy] = useState(false)
  const runs = playing && !busy
  const next = useRef(goOn)
  useEffect(() => {
    next.current = goOn
  })

  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => next.current(), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [runs, place])

  const attention = {
    onPointerEnter: () => setBusy(true),
    onPointerLeave: () => setBusy(false),
    onFocus: () => setBusy(true),
    onBlur: () => setBusy(false),
  }
  return { playing, setPlaying, runs, attention }
}
