import { PORTRAIT_LOCK_MS, PORTRAIT_LOCK_PX } from '@cambusa/domain/constants'
import { mobile } from '../../../shop.config.json'
import { tryNative } from './capacitor.ts'

/** Dark signs on the light bars of the shop. */
const LIGHT_GROUND = { style: 'LIGHT' }
const SPLASH_FADE_MS = 200

export const setBars = (): void => tryNative('SystemBars', 'setStyle', LIGHT_GROUND)

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
