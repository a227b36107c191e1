import { BREAKPOINTS_PX } from '@cambusa/domain/constants'
import { useSyncExternalStore } from 'react'

const wide = () => window.matchMedia(`(width >= ${BREAKPOINTS_PX.md}px)`)

/** Below 960 px the bottom bar is there and the cart drawer is not (design: frame). */
export const isSmallScreen = (): boolean => !wide().matches

/** The same for a component, rendered again when it changes; on the server the screen is wide. */
export const useIsSmallScreen = (): boolean => useSyncExternalStore(onWidthChange, isSmallScreen, () => false)

function onWidthChange(changed: () => void): () => void {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether it is used by touch alone: hints about keys help nobody there. */
export const isTouchOnly = (): boolean => window.matchMedia('(hover: none)').matches
