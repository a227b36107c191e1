import { expect, test, vi } from 'vitest'
import { mobile } from '../../../shop.config.json'
import { nativePush } from './native-push.ts'
import { followTaps } from './push-taps.ts'
import { standInDevice } from './testing/stand-in.ts'

const asConfigured = (push: boolean, act: () => Promise<void>) => {
  const given = mobile.push
  mobile.push = push
  return act().finally(() => (mobile.push = given))
}

test('without the files of the push service no plugin is called, which would end the app', () =>
  asConfigured(false, async () => {
    const { called } = standInDevice({})
    expect([await nativePush.state(), await nativePush.subscribe()]).toEqual(['impossible', undefined])
    await nativePush.unsubscribe()
    expect(called()).toEqual([])
  }))

test('a device that is allowed registers once, and one that is not does not', () =>
  asConfigured(true, async () => {
    const { called, tell, listeners } = standInDevice({
      checkPermissions: { receive: 'prompt-with-rationale' },
      requestPermissions: { receive: 'granted' },
    })
    expect(await nativePush.state()).toBe('ask')
    const subscribed = nativePush.subscribe()
    await vi.waitFor(() => expect(called()).toContain('PushNotifications.register'))
    tell('registration', { value: 'token-1' })
    expect(await subscribed).toBe('token-1')
    expect([...listeners.keys()]).toEqual([])
    standInDevice({ requestPermissions: { receive: 'denied' } })
    expect(await nativePush.subscribe()).toBeUndefined()
  }))

const FOREIGN = ['https://evil.example/', '//evil.example', '/ebsn/api/cart/view', 7, undefined]

test('a push names a screen of the shop or none', () => {
  const { tell } = standInDevice({})
  const came: Parameters<Parameters<typeof nativePush.onPush>[0]>[0][] = []
  nativePush.onPush((push) => came.push(push))
  tell('pushNotificationReceived', {
    title: 'Ordine',
    body: 'In consegna',
    data: { target: '/profile/orders/3' },
  })
  for (const target of FOREIGN) tell('pushNotificationReceived', { data: { target } })
  expect(came[0]).toEqual({
    title: 'Ordine',
    body: 'In consegna',
    target: '/profile/orders/3',
    isTapped: false,
  })
  expect(came.slice(1).map(({ target }) => target)).toEqual(['', '', '', '', ''])
})

test('a tapped push opens its screen and nothing else', () => {
  const { tell } = standInDevice({})
  const opened: string[] = []
  followTaps((page) => opened.push(page))
  for (const target of [...FOREIGN, '/profile/orders/3', 'https://shop.example.com/cart'])
    tell('pushNotificationActionPerformed', { notification: { data: { target } } })
  expect(opened).toEqual(['/profile/orders/3', '/cart'])
})
