import { createContext, useContext, useEffect, useState } from 'react'

/** Where the shop is drawn without a browser: the time that it is drawn for. A browser has a clock (decision 109). */
export const DrawnAt = createContext<Date | null>(null)

/** The time, renewed every so many milliseconds while the page is seen: countdowns, 'today'. */
export function useNow(everyMs: number): Date {
  const drawnAt = useContext(DrawnAt)
  const [now, setNow] = useState(() => drawnAt ?? new Date())
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
