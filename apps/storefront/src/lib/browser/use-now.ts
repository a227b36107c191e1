import { createContext, useContext, useEffect, useState } from 'react'
import { useInBrowser } from './use-in-browser.ts'

/**
 * The time that the shop was rendered for on the server: a browser that goes on from there begins with it, whatever its own
 * clock says (decision 138).
 */
export const RenderedAt = createContext<Date | null>(null)

/** The time, renewed every so many milliseconds while the page is seen: countdowns, 'today'. */
export function useNow(everyMs: number): Date {
  const renderedAt = useContext(RenderedAt)
  const inBrowser = useInBrowser()
  const [now, setNow] = useState(() => (inBrowser || !renderedAt ? new Date() : renderedAt))
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    if (renderedAt) tick()
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs, renderedAt])
  return now
}
