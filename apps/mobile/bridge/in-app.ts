import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { platform } from './capacitor.ts'

export const isInApp: Bridge['isInApp'] = () => true

export const appPlatform: Bridge['appPlatform'] = platform
