import { BREAKPOINTS_PX } from '@cambusa/domain/constants'

/** Below 960 px the bottom bar is there and the cart drawer is not (design: frame). */
export const isSmallScreen = (): boolean => !window.matchMedia(`(width >= ${BREAKPOINTS_PX.md}px)`).matches
