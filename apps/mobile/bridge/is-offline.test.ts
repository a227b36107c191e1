// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { followNetwork, isOffline } from './is-offline.ts'
import { standInDevice } from './testing/stand-in.ts'

test('the network is what the device says, and the shop hears of each change once', async () => {
  const heard: string[] = []
  for (const event of ['online', 'offline']) window.addEventListener(event, () => heard.push(event))
  const { tell } = standInDevice({ getStatus: { connected: false } })
  expect(isOffline()).toBe(false)
  followNetwork()
  await vi.waitFor(() => expect(isOffline()).toBe(true))
  tell('networkStatusChange', { connected: false })
  tell('networkStatusChange', { connected: true })
  expect(isOffline()).toBe(false)
  expect(heard).toEqual(['offline', 'online'])
})
