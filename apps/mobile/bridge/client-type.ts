import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { platform } from './capacitor.ts'

/** 'app-android' or 'app-ios'. */
export const clientType: Bridge['clientType'] = () => `app-${platform()}`
