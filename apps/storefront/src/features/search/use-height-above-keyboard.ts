import { useLayoutEffect, type RefObject } from 'react'

/** Set on the panel: the height between its top and the phone's keyboard. */
const HEIGHT = '--above-keyboard'
/** Between the panel and the keyboard, px. */
const GAP = 4

/** Keeps a panel above the phone's keyboard while it is open, as CSS heights do not know about it. */
export function useHeightAboveKeyboard(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!open || !view) return
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0
      const seen = view.offsetTop + view.height - top - GAP
      panel.current?.style.setProperty(HEIGHT, `${Math.round(seen)}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [panel, open])
}
