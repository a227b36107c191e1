import { randomUUID } from 'node:crypto'
import {
  registerDevice,
  unregisterDevice,
  updatePushKinds,
  viewPushKey,
  viewPushKinds,
} from '@cambusa/contract/people/push'
import { line, type RouteLine } from './route-line.ts'

/** Devices that get pushes. Whoever knows the random name of a device has it in hand: each trial has another one. */
export const pushLines: readonly RouteLine[] = [
  line(
    registerDevice,
    () => ({ query: { platform: 'android' as const, uuid: randomUUID(), external_id: randomUUID() } }),
    { writes: true, ofPerson: true },
  ),
  line(unregisterDevice, ({ victim }) => ({ query: { platform: 'web' as const, uuid: victim.deviceUuid } }), {
    writes: true,
    ofPerson: true,
  }),
  line(viewPushKey),
  line(viewPushKinds),
  line(updatePushKinds, () => ({ body: { orderStatus: true } }), { writes: true, ofPerson: true }),
]
