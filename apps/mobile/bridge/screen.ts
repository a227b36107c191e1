import { PORTRAIT_LOCK_MS, PORTRAIT_LOCK_PX } from '@cambusa/domain/constants'
import { mobile } from '../../../shop.config.json'
import { tryNative } from './capacitor.ts'

/** Light signs on the dark bar of the shop. */
const DARK_GROUND = { style: 'DARK' }
const SPLASH_FADE_MS = 200

export const setBars = (): void => tryNative('SystemBars', 'setStyle', DARK_GROUND)

/** Holds telephones upright, where the shop wants it; tablets turn. */
export function lockPortrait(): void {
  if (!mobile.portraitLock || Math.min(screen.width, screen.height) >= PORTRAIT_LOCK_PX) return
  setTimeout(() => tryNative('ScreenOrientation', 'lock', { orientation: 'portrait' }), PORTRAIT_LOCK_MS)
}

/** Takes the splash screen away once the first screen is painted: the second frame shows what the first has drawn. */
export const hideSplash = (): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame(() => tryNative('SplashScreen', 'hide', { fadeOutDuration: SPLASH_FADE_MS })),
  )
