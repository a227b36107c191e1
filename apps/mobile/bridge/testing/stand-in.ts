import { vi } from 'vitest'

type Listener = (data: never) => void

/** A call of a plugin, as 'Plugin.method', with what it was given. */
export interface NativeCall {
  call: string
  options: Record<string, unknown>
}

/**
 * Puts a device behind the bridge. A plugin's method answers with the value of its name, or with what a function of that
 * name answers, which may reject; all others answer nothing.
 */
export function standInDevice(answers: Record<string, unknown> = {}) {
  const listeners = new Map<string, Listener>()
  const calls: NativeCall[] = []
  vi.stubGlobal('Capacitor', {
    getPlatform: () => 'android',
    nativePromise: async (plugin: string, method: string, options: Record<string, unknown>) => {
      calls.push({ call: `${plugin}.${method}`, options })
      const answer = answers[method]
      return typeof answer === 'function' ? (answer as (given: object) => unknown)(options) : answer
    },
    addListener: (_plugin: string, event: string, listener: Listener) => {
      listeners.set(event, listener)
      return { remove: async () => void listeners.delete(event) }
    },
  })
  const tell = (event: string, data: unknown) => listeners.get(event)?.(data as never)
  return { calls, called: () => calls.map(({ call }) => call), tell, listeners }
}
