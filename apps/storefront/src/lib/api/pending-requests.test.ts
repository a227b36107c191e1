import { expect, test } from 'vitest'
import { countPending, usePendingRequests } from './pending-requests.ts'

test('work in progress is counted, and ends also when it fails', async () => {
  const work = countPending(() => Promise.reject(new Error('unreachable')))
  expect(usePendingRequests.getState().count).toBe(1)
  await expect(work).rejects.toThrow('unreachable')
  expect(usePendingRequests.getState().count).toBe(0)
})
