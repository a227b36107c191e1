import type { CookieToggles } from '@cambusa/domain/web/cookie-choice'
import { create } from 'zustand'
import { readCookieChoice } from '../../lib/state/cookie-choice.ts'
import { ONLY_TECHNICAL } from './choose-cookies.ts'

interface CookiePanelState {
  isOpen: boolean
  /** What its switches show. */
  chosen: CookieToggles
}

/** The panel with the kinds of cookies: the bar and the footer open it. */
export const useCookiePanel = create<CookiePanelState>(() => ({ isOpen: false, chosen: ONLY_TECHNICAL }))

/** Opens it with the choice that counts now, else with only the technical ones. */
export const openCookiePanel = (): void =>
  useCookiePanel.setState({ isOpen: true, chosen: readCookieChoice(new Date()) ?? ONLY_TECHNICAL })

export const closeCookiePanel = (): void => useCookiePanel.setState({ isOpen: false })

/** Turns one kind on or off; it counts once it is saved. */
export const switchCookies = (change: Partial<CookieToggles>): void =>
  useCookiePanel.setState(({ chosen }) => ({ chosen: { ...chosen, ...change } }))
