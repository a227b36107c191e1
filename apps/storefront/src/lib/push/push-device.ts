import type { PushDevice } from './device.ts'

export type { PushDevice } from './device.ts'

/** The device that the shop runs on; its code is loaded when it is first asked for. */
export async function pushDevice(): Promise<PushDevice> {
  const { webDevice } = await import('./web-device.ts')
  return webDevice
}
