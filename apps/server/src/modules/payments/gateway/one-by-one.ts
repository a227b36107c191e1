import { GatewayUnreachable } from './gateway.ts'

/** After this many calls without a response the run stops: the gateway is down, and the job runs again in a minute. */
const MOST_UNANSWERED = 5

/**
 * Runs an async function for each item, one after the other, until the gateway has failed to respond too often. An item
 * that fails does not stop the others; the first error is thrown at the end.
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  let unanswered = 0
  const failures: unknown[] = []
  for (const item of items) {
    if (unanswered >= MOST_UNANSWERED) break
    try {
      await act(item)
    } catch (error) {
      if (error instanceof GatewayUnreachable) unanswered += 1
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
