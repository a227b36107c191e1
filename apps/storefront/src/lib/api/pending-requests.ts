import { create } from 'zustand'

/** How many calls are under way that the shopper waits for (not counters, suggestions, version checks). */
export const usePendingRequests = create<{ count: number }>(() => ({ count: 0 }))

/** Counts the work as pending until it ends, however it ends. */
export async function countPending<Result>(work: () => Promise<Result>): Promise<Result> {
  usePendingRequests.setState(({ count }) => ({ count: count + 1 }))
  try {
    return await work()
  } finally {
    usePendingRequests.setState(({ count }) => ({ count: count - 1 }))
  }
}
