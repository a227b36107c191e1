import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'

export const pushDevice: Bridge['pushDevice'] = async () => (await import('./native-push.ts')).nativePush
