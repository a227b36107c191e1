import { viewPushKey } from '@cambusa/contract/people/push'
import { call } from '../api/call.ts'
import { localStore } from '../browser/storage.ts'
import type { PushDevice } from './device.ts'
import { readFromWorker } from './push-message.ts'

/** The random name of this browser, which says nothing about it. */
const UUID_KEY = 'cambusa.device'

const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

const isSameKey = (key: ArrayBuffer | null, wanted: Uint8Array): boolean =>
  key !== null && String(new Uint8Array(key)) === String(wanted)

/** Subscribed with the shop's key; a subscription with another one reaches nobody and is replaced. */
async function subscribed(push: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const known = await push.getSubscription()
  if (known && isSameKey(known.options.applicationServerKey, key)) return known
  await known?.unsubscribe()
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function uuid(): string {
  const known = localStore.get(UUID_KEY)
  if (known !== null) return known
  const made = crypto.randomUUID()
  localStore.set(UUID_KEY, made)
  return made
}

interface Brands {
  userAgentData?: { brands: readonly { brand: string; version: string }[]; platform: string }
}

/** A browser, which gets pushes by Web Push through the shop's service worker. */
export const webDevice: PushDevice = {
  state: async () => {
    if (!isAble()) return 'impossible'
    if ((await navigator.serviceWorker.getRegistration().catch(() => undefined)) === undefined)
      return 'impossible'
    const { permission } = Notification
    return permission === 'default' ? 'ask' : permission
  },
  subscribe: async () => {
    if ((await Notification.requestPermission()) !== 'granted') return undefined
    const { publicKey } = await call(viewPushKey, { quiet: true })
    if (publicKey === null) return undefined
    const { pushManager } = await navigator.serviceWorker.ready
    return JSON.stringify(await subscribed(pushManager, bytesOf(publicKey)))
  },
  unsubscribe: async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
  },
  about: () => {
    const { userAgentData } = navigator as Brands
    const { brand = '', version = '' } = userAgentData?.brands.at(-1) ?? {}
    return Promise.resolve({
      uuid: uuid(),
      platform: 'web',
      platformVersion: version,
      model: [brand, userAgentData?.platform].filter(Boolean).join(', '),
      manufacturer: '',
    })
  },
  onPush: (listener) => {
    if (!('serviceWorker' in navigator)) return () => undefined
    const listen = ({ data, ports }: MessageEvent) => {
      const push = readFromWorker(data)
      if (push === undefined) return
      listener(push)
      // The worker waits for it, else it shows the push otherwise.
      ports[0]?.postMessage('taken')
    }
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', listen)
    serviceWorker.startMessages()
    return () => serviceWorker.removeEventListener('message', listen)
  },
}
