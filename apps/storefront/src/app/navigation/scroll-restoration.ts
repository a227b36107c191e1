import { useRouter, type AnyRouter, type ParsedLocation } from '@tanstack/react-router'
import { SCROLL_RESTORE_MS } from '@cambusa/domain/constants'
import { useLayoutEffect } from 'react'
import { tabStore } from '../../lib/browser/storage.ts'

/** Kept as soon as a tab leaves the shop; index.html looks for it. */
export const SCROLL_KEY = 'cambusa.scroll'
/** A difference of one pixel is rounding. */
const NEAR_PX = 2

function savedPositions(): Record<string, number> {
  try {
    return JSON.parse(tabStore.get(SCROLL_KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** The scroll position of each visit, pixels; filled by restoreScroll. */
let positions: Record<string, number> = {}

const visitOf = (location: ParsedLocation) => location.state.__TSR_key ?? location.href

/**
 * The router restores the scroll position as soon as a screen is rendered. A list that was not tall enough then is
 * scrolled again after 500 ms (specification §9), unless the shopper has scrolled in the meantime.
 */
export function restoreScroll(router: AnyRouter): void {
  positions = savedPositions()
  let timer: ReturnType<typeof setTimeout> | undefined

  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) positions[visitOf(fromLocation)] = window.scrollY
  })
  window.addEventListener('pagehide', () => {
    positions[visitOf(router.state.location)] = window.scrollY
    tabStore.set(SCROLL_KEY, JSON.stringify(positions))
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    clearTimeout(timer)
    const wanted = positions[visitOf(toLocation)] ?? 0
    const reached = window.scrollY
    if (wanted - reached <= NEAR_PX) return
    timer = setTimeout(() => {
      if (Math.abs(window.scrollY - reached) <= NEAR_PX) window.scrollTo({ top: wanted })
    }, SCROLL_RESTORE_MS)
  })
}

/**
 * Shows a new screen from its top, or from where the shopper had left it, as soon as `shown` changes: the router scrolls only
 * when its data is there, so that a tap far down would show the middle of what is loading. What replaces the same visit, such
 * as a corrected address, stays where it is.
 */
export function useStartOfScreen(shown: string | undefined): void {
  const router = useRouter()
  useLayoutEffect(() => {
    const { latestLocation: to } = router
    const from = router.state.resolvedLocation
    if (!from || to.pathname === from.pathname || to.state.__TSR_index === from.state.__TSR_index) return
    window.scrollTo({ top: positions[visitOf(to)] ?? 0 })
  }, [router, shown])
}
