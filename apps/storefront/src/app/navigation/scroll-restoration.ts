import type { ParsedLocation } from '@tanstack/react-router'
import { SCROLL_RESTORE_MS } from '@cambusa/domain/constants'
import { tabStore } from '../../lib/browser/storage.ts'
import type { ShopRouter } from './router.tsx'

const STORAGE_KEY = 'cambusa.scroll'
/** A difference of one pixel is rounding. */
const NEAR_PX = 2

function savedPositions(): Record<string, number> {
  try {
    return JSON.parse(tabStore.get(STORAGE_KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

const visitOf = (location: ParsedLocation) => location.state.__TSR_key ?? location.href

/**
 * The router restores the scroll position as soon as a screen is rendered. A list that was not tall enough then is
 * scrolled again after 500 ms (specification §9), unless the shopper has scrolled in the meantime.
 */
export function restoreScroll(router: ShopRouter): void {
  const positions = savedPositions()
  let timer: ReturnType<typeof setTimeout> | undefined

  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) positions[visitOf(fromLocation)] = window.scrollY
  })
  window.addEventListener('pagehide', () => {
    positions[visitOf(router.state.location)] = window.scrollY
    tabStore.set(STORAGE_KEY, JSON.stringify(positions))
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
