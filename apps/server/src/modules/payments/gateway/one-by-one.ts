import { GatewayUnreachable } from './gateway.ts'

/** So many unanswered questions in one run: the gateway is away, and is asked again in a minute. */
const MOST_UNANSWERED = 5

/**
 * Runs an act for each of these, one after the other, until the gateway has not answered too often. One that fails
 * holds up none of the others; the first failure is thrown at the end.
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
