import { useLayoutEffect, type RefObject } from 'react'
import { toastMove } from './toast-place.ts'

const BARS = '[data-bar]'
const PRICES = '[data-row-price]'

const placesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

/** Keeps a floating element above the bars at the bottom and beside the prices of rows, even when those change. */
export function useClearOfBars(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return
    let frame = 0
    const put = () => {
      const own = place.current
      if (!own) return
      own.style.setProperty('--toast-shift', '0px')
      const { lift, shift } = toastMove(own.getBoundingClientRect(), {
        bars: placesOf(BARS),
        prices: placesOf(PRICES),
        height: window.innerHeight,
      })
      own.style.setProperty('--toast-lift', `${lift}px`)
      own.style.setProperty('--toast-shift', `${shift}px`)
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(put)
    }
    put()
    // Bars appear with screens and dialogs, and move with the page.
    const watch = new MutationObserver(later)
    watch.observe(document.body, { childList: true, subtree: true })
    const events = ['resize', 'scroll', 'transitionend', 'animationend'] as const
    events.forEach((name) => window.addEventListener(name, later, { capture: true, passive: true }))
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      events.forEach((name) => window.removeEventListener(name, later, { capture: true }))
    }
  }, [place, isShown])
}
