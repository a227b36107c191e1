import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { onNative } from './capacitor.ts'

/** By the app's own events: the page of an app that is paused may not hear of it. */
export const onHidden: Bridge['onHidden'] = (changed) => {
  const stops = [
    onNative('App', 'pause', () => changed(true)),
    onNative('App', 'resume', () => changed(false)),
  ]
  return () => stops.forEach((stop) => stop())
}
