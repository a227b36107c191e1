import { registerDevice, unregisterDevice } from '@cambusa/contract/people/push'
import { call } from '../api/call.ts'
import { localStore, PUSHES_KEY } from '../browser/storage.ts'
import { pushDevice } from '../device/push-device.ts'

/** Its customer switched them off here. */
const OFF_KEY = 'cambusa.push-off'
/** The question after an order was answered. */
const ASKED_KEY = 'cambusa.push-asked'

/** A logout does not wait longer for a shop that is away. */
const LEAVE_MS = 2_000

/** What the profile and the question after an order know of this device. */
export interface OwnDevice {
  state: 'impossible' | 'ask' | 'granted' | 'denied'
  /** It gets pushes. */
  isOn: boolean
  /** The question after an order was answered. */
  isAsked: boolean
}

/** Never throws: a device that cannot be asked gets no pushes. */
export async function ownDevice(): Promise<OwnDevice> {
  const isAsked = localStore.get(ASKED_KEY) !== null
  try {
    const state = await (await pushDevice()).state()
    return { state, isOn: state === 'granted' && localStore.get(PUSHES_KEY) !== null, isAsked }
  } catch {
    return { state: 'impossible', isOn: false, isAsked }
  }
}

/** The question was answered: it is not asked again on this device. */
export const noteAsked = (): void => localStore.set(ASKED_KEY, '1')

/**
 * Has pushes sent to this device, after a tap. Resolves to how it ended: `off` where the shop sends none to such devices.
 * Throws what the system or the call throws.
 */
export async function switchOn(): Promise<'on' | 'denied' | 'off'> {
  const device = await pushDevice()
  const externalId = await device.subscribe()
  if (externalId === undefined) return (await device.state()) === 'granted' ? 'off' : 'denied'
  const { uuid, platform, platformVersion, model, manufacturer } = await device.about()
  const query = {
    uuid,
    platform,
    platform_version: platformVersion,
    model,
    manufacturer,
    external_id: externalId,
  }
  const { isRegistered } = await call(registerDevice, { query, quiet: true })
  if (!isRegistered) return 'off'
  localStore.set(PUSHES_KEY, '1')
  localStore.remove(OFF_KEY)
  return 'on'
}

async function unregister(): Promise<void> {
  const { uuid, platform } = await (await pushDevice()).about()
  await call(unregisterDevice, { query: { uuid, platform }, quiet: true })
  localStore.remove(PUSHES_KEY)
}

/** Has no more pushes sent to this device, also after the next login. Throws what the call throws. */
export async function switchOff(): Promise<void> {
  await unregister()
  localStore.set(OFF_KEY, '1')
  await (await pushDevice()).unsubscribe().catch(() => undefined)
}

/** Whose pushes this page had sent to the device. */
let followed: number | undefined

/** After a login: whoever allowed pushes on this device gets them from now on; nobody is asked. */
export async function followSession(userId: number): Promise<void> {
  if (followed === userId || localStore.get(OFF_KEY) !== null) return
  followed = userId
  try {
    if ((await (await pushDevice()).state()) === 'granted') await switchOn()
  } catch {
    // Tried again at the next login or start.
    followed = undefined
  }
}

/** Before a logout: the next person at this device gets no pushes of this one. */
export async function leaveSession(): Promise<void> {
  if (localStore.get(PUSHES_KEY) === null) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, LEAVE_MS))
  await Promise.race([unregister().catch(() => undefined), late])
}
