import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { callNative, onNative } from './capacitor.ts'

interface NetworkStatus {
  connected: boolean
}

let isConnected = true

export const isOffline: Bridge['isOffline'] = () => !isConnected

/** Follows the device's network, and tells of changes by the events of the window that the shop listens to. */
export function followNetwork(): void {
  const take = ({ connected }: NetworkStatus) => {
    if (connected === isConnected) return
    isConnected = connected
    window.dispatchEvent(new Event(connected ? 'online' : 'offline'))
  }
  onNative('Network', 'networkStatusChange', take)
  callNative<NetworkStatus>('Network', 'getStatus').then(take, () => undefined)
}
