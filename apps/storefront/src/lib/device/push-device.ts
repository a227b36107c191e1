import type { Bridge } from './bridge.ts'

export const pushDevice: Bridge['pushDevice'] = async () => (await import('../push/web-device.ts')).webDevice
