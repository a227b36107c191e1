/**
 * What Capacitor puts into the page of the app before its first script: calls of native plugins by name, and their events.
 * The packages of the plugins are needed by the native projects only (decision 251).
 */
interface Capacitor {
  getPlatform: () => 'android' | 'ios'
  nativePromise: (plugin: string, method: string, options: object) => Promise<unknown>
  addListener: (
    plugin: string,
    event: string,
    listener: (data: never) => void,
  ) => { remove: () => Promise<void> }
}

const capacitor = (): Capacitor => (globalThis as unknown as { Capacitor: Capacitor }).Capacitor

/** The kind of device. */
export const platform = (): 'android' | 'ios' => capacitor().getPlatform()

/** Calls a plugin. Rejects with its error, which may have a `code`. */
export const callNative = async <Answer = void>(
  plugin: string,
  method: string,
  options: object = {},
): Promise<Answer> => (await capacitor().nativePromise(plugin, method, options)) as Answer

/** Listens to an event of a plugin; returns a function that stops it. */
export function onNative<Data>(plugin: string, event: string, listener: (data: Data) => void): () => void {
  const { remove } = capacitor().addListener(plugin, event, listener as (data: never) => void)
  return () => void remove()
}

/** What the device may refuse without harm. */
export const tryNative = (plugin: string, method: string, options?: object): void =>
  void callNative(plugin, method, options).catch(() => undefined)
