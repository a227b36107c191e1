import { mobile } from '../../../shop.config.json'
import type { PushDevice } from '../../storefront/src/lib/push/device.ts'
import { callNative, onNative, platform } from './capacitor.ts'
import { targetOf, type NativeNotification } from './push-target.ts'

const PLUGIN = 'PushNotifications'

interface Permission {
  receive: 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied'
}

const stateOf = ({ receive }: Permission) => (receive === 'granted' || receive === 'denied' ? receive : 'ask')

/** The id that the push service gives. Rejects where the service cannot be reached. */
const register = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const stops: (() => void)[] = []
    const end = () => stops.forEach((stop) => stop())
    stops.push(
      onNative<{ value: string }>(PLUGIN, 'registration', ({ value }) => {
        end()
        resolve(value)
      }),
      onNative<{ error: string }>(PLUGIN, 'registrationError', ({ error }) => {
        end()
        reject(new Error(error))
      }),
    )
    callNative(PLUGIN, 'register').catch((error: unknown) => {
      end()
      reject(error as Error)
    })
  })

/** A device, which gets pushes by Firebase's plugin. */
export const nativePush: PushDevice = {
  async state() {
    // Without Firebase's files the plugin would end the app.
    if (mobile.push !== true) return 'impossible'
    return callNative<Permission>(PLUGIN, 'checkPermissions').then(stateOf, () => 'impossible')
  },
  async subscribe() {
    if (mobile.push !== true) return undefined
    const permission = await callNative<Permission>(PLUGIN, 'requestPermissions')
    return stateOf(permission) === 'granted' ? register() : undefined
  },
  unsubscribe: async () => (mobile.push === true ? callNative(PLUGIN, 'unregister') : undefined),
  async about() {
    const [{ identifier }, info] = await Promise.all([
      callNative<{ identifier: string }>('Device', 'getId'),
      callNative<{ osVersion: string; model: string; manufacturer: string }>('Device', 'getInfo'),
    ])
    const { osVersion, model, manufacturer } = info
    return { uuid: identifier, platform: platform(), platformVersion: osVersion, model, manufacturer }
  },
  // Taps are followed from the start of the app on (push-taps.ts).
  onPush: (listener) =>
    onNative<NativeNotification>(PLUGIN, 'pushNotificationReceived', (push) => {
      const { title = '', body = '' } = push
      listener({ title, body, target: targetOf(push), isTapped: false })
    }),
}
