import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { callNative } from './capacitor.ts'

const PLUGIN = 'SecureStorage'
/** Readable while the device is unlocked, and in no backup: kSecAttrAccessibleWhenUnlockedThisDeviceOnly. */
const THIS_DEVICE_ONLY = 1
/** What the plugin's own script would add. */
const placeOf = (key: string) => ({ prefixedKey: `capacitor-storage_${key}`, sync: false })

const held = new Map<string, string>()
/** One write after the other, in the order of the acts. */
let written: Promise<unknown> = Promise.resolve()

const write = (method: string, options: object): void => {
  written = written.then(() => callNative(PLUGIN, method, options)).catch(() => undefined)
}

/** Read from memory, which readAccount has filled; written to the device's secure storage (Keychain, Keystore). */
export const accountStore: Bridge['accountStore'] = {
  get: (key) => held.get(key) ?? null,
  set: (key, value) => {
    held.set(key, value)
    write('internalSetItem', { ...placeOf(key), data: value, access: THIS_DEVICE_ONLY })
  },
  remove: (key) => {
    held.delete(key)
    write('internalRemoveItem', placeOf(key))
  },
}

/** Reads what the device keeps, before the shop starts. What cannot be read is as if it were not there. */
export async function readAccount(key: string): Promise<void> {
  try {
    const { data } = await callNative<{ data: string | null }>(PLUGIN, 'internalGetItem', placeOf(key))
    if (data) held.set(key, data)
  } catch {
    // The shopper signs in again.
  }
}

/** Resolves when all that was kept is written. */
export const untilWritten = (): Promise<unknown> => written
