import { useLayoutEffect, type RefObject } from 'react'

const BARS = '[data-bar]'

/** How far the toasts go up so that none of the bars at the bottom lies under them, pixels. */
function liftOver(toasts: DOMRect, height: number): number {
  const bars = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < toasts.right && bar.right > toasts.left)
    .sort((a, b) => b.top - a.top)
  return bars.reduce((lift, bar) => {
    const bottom = height - lift
    return bar.top < bottom && bar.bottom > bottom - toasts.height ? height - bar.top : lift
  }, 0)
}

/** Keeps what floats at the bottom above the bars (design: never over the next step), also when those come and go. */
export function useClearOfBars(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return
    let frame = 0
    const put = () => {
      const lift = place.current && liftOver(place.current.getBoundingClientRect(), window.innerHeight)
      place.current?.style.setProperty('--toast-lift', `${lift ?? 0}px`)
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(put)
    }
    put()
    // Bars come with screens and dialogs, and move with the page.
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
