import { expect, test } from 'vitest'
import { accountStore, readAccount, untilWritten } from './account-store.ts'
import { standInDevice } from './testing/stand-in.ts'

const KEY = 'X-Ebsn-Account'
const place = { prefixedKey: `capacitor-storage_${KEY}`, sync: false }

test('the account’s token is read from the secure storage at the start, and kept there for this device only', async () => {
  const { calls } = standInDevice({ internalGetItem: { data: 'token-1' } })
  expect(accountStore.get(KEY)).toBeNull()
  await readAccount(KEY)
  expect(accountStore.get(KEY)).toBe('token-1')
  accountStore.set(KEY, 'token-2')
  accountStore.remove(KEY)
  expect(accountStore.get(KEY)).toBeNull()
  await untilWritten()
  expect(calls).toEqual([
    { call: 'SecureStorage.internalGetItem', options: place },
    { call: 'SecureStorage.internalSetItem', options: { ...place, data: 'token-2', access: 1 } },
    { call: 'SecureStorage.internalRemoveItem', options: place },
  ])
})

test('a storage that cannot be read is as if it were empty', async () => {
  standInDevice({ internalGetItem: () => Promise.reject(new Error('locked')) })
  await readAccount(KEY)
  expect(accountStore.get(KEY)).toBeNull()
})
