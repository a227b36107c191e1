import { createContext, useContext, useEffect, useState } from 'react'
import { useInBrowser } from './use-in-browser.ts'

/** The time of the server rendering: hydration starts with it, whatever the browser's clock says (decision 138). */
export const RenderedAt = createContext<Date | null>(null)

/** The current time, updated at an interval while the page is visible: countdowns, 'today'. */
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
