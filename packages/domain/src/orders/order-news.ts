/** What the shop has to learn of an order: there is something to prepare, or no more. */
export type OrderNews = 'prepare' | 'stop'

/**
 * What to tell of an order whose news wait, oldest first, given what was told last; undefined: nothing. An order that was
 * never told of need not be stopped, and what came and went meanwhile is left out.
 */
export function newsToTell(waiting: readonly OrderNews[], told: OrderNews | null): OrderNews | undefined {
  const last = waiting.at(-1)
  return last === (told ?? 'stop') ? undefined : last
}
