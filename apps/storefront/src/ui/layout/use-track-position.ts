import { useEffect, useState, type RefObject } from 'react'

/** The scroll position of a horizontal track: which of its widths is visible, whether it is at its start and end. */
export function useTrackPosition(track: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ shown: 0, start: true, end: true })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const shown = Math.round(scrollLeft / Math.max(1, clientWidth))
      const start = scrollLeft <= 1
      const end = scrollLeft + clientWidth >= scrollWidth - 1
      setPlace((before) =>
        before.shown === shown && before.start === start && before.end === end
          ? before
          : { shown, start, end },
      )
    }
    // It looks at once, after the layout: looking here would make the browser lay the page out in between.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [track])
  return place
}
