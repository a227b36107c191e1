import { create } from 'zustand'

/** How many calls in progress the shopper waits for (not counters, suggestions, version checks). */
export const usePendingRequests = create<{ count: number }>(() => ({ count: 0 }))

/** Counts a promise as pending until it settles. */
export async function countPending<Result>(work: () => Promise<Result>): Promise<Result> {
  usePendingRequests.setState(({ count }) => ({ count: count + 1 }))
  try {
    return await work()
  } finally {
    usePendingRequests.setState(({ count }) => ({ count: count - 1 }))
  }
}
