import { expect, test, vi } from 'vitest'
import { mobile } from '../../../shop.config.json'
import { nativePush } from './native-push.ts'

type Listener = (data: never) => void

/** What a device with permission answers, and the listeners that it tells. */
function deviceWith(answers: Record<string, unknown>) {
  const listeners = new Map<string, Listener>()
  const called: string[] = []
  vi.stubGlobal('Capacitor', {
    getPlatform: () => 'android',
    nativePromise: async (plugin: string, method: string) => {
      called.push(`${plugin}.${method}`)
      return answers[method]
    },
    addListener: (_plugin: string, event: string, listener: Listener) => {
      listeners.set(event, listener)
      return { remove: async () => void listeners.delete(event) }
    },
  })
  const tell = (event: string, data: unknown) => listeners.get(event)?.(data as never)
  return { called, tell, listeners }
}

const asConfigured = (push: boolean, act: () => Promise<void>) => {
  const given = mobile.push
  mobile.push = push
  return act().finally(() => (mobile.push = given))
}

test('without the files of the push service no plugin is called, which would end the app', () =>
  asConfigured(false, async () => {
    const { called } = deviceWith({})
    expect([await nativePush.state(), await nativePush.subscribe()]).toEqual(['impossible', undefined])
    await nativePush.unsubscribe()
    expect(called).toEqual([])
  }))

test('a device that is allowed registers once, and one that is not does not', () =>
  asConfigured(true, async () => {
    const { called, tell, listeners } = deviceWith({
      checkPermissions: { receive: 'prompt-with-rationale' },
      requestPermissions: { receive: 'granted' },
    })
    expect(await nativePush.state()).toBe('ask')
    const subscribed = nativePush.subscribe()
    await vi.waitFor(() => expect(called).toContain('PushNotifications.register'))
    tell('registration', { value: 'token-1' })
    expect(await subscribed).toBe('token-1')
    expect([...listeners.keys()]).toEqual([])
    deviceWith({ requestPermissions: { receive: 'denied' } })
    expect(await nativePush.subscribe()).toBeUndefined()
  }))

test('a push names a screen of the shop or none, and whether it was tapped', () => {
  const { tell } = deviceWith({})
  const came: Parameters<Parameters<typeof nativePush.onPush>[0]>[0][] = []
  nativePush.onPush((push) => came.push(push))
  tell('pushNotificationReceived', {
    title: 'Ordine',
    body: 'In consegna',
    data: { target: '/profile/orders/3' },
  })
  tell('pushNotificationActionPerformed', {
    notification: { data: { target: 'https://shop.example.com/cart' } },
  })
  for (const target of ['https://evil.example/', '//evil.example', '/ebsn/api/cart/view', 7, undefined])
    tell('pushNotificationReceived', { data: { target } })
  expect(came.slice(0, 2)).toEqual([
    { title: 'Ordine', body: 'In consegna', target: '/profile/orders/3', isTapped: false },
    { title: '', body: '', target: '/cart', isTapped: true },
  ])
  expect(came.slice(2).map(({ target }) => target)).toEqual(['', '', '', '', ''])
})
