/** News about an order for the shop: prepare it, or stop. */
export type OrderNews = 'prepare' | 'stop'

/**
 * The news to send about an order, given its unsent news, oldest first, and what was sent last; undefined: nothing.
 * Changes that cancel each other out are skipped, and an order that was never announced needs no stop.
 */
export function newsToTell(waiting: readonly OrderNews[], told: OrderNews | null): OrderNews | undefined {
  const last = waiting.at(-1)
  return last === (told ?? 'stop') ? undefined : last
}
