import type { QueryClient } from '@tanstack/react-query'

/** What a line was when the shopper changed it. */
export interface Tapped {
  /** The quantity that the cart had; 0: no such line. */
  from: number
  at: number
}

/** Not longer than a page waits for an answer, milliseconds: later, other devices may have changed the cart. */
const SOON_MS = 60_000

const tapped = new WeakMap<QueryClient, Map<string, Tapped>>()

/** What the unsent lines were, by the key of the outbox. */
export function tappedLines(client: QueryClient): Map<string, Tapped> {
  const known = tapped.get(client) ?? new Map<string, Tapped>()
  tapped.set(client, known)
  return known
}

/** A line that has waited so long that the cart has to be read again before it is sent; undefined: it has not. */
export function waitedLong(client: QueryClient, key: string, now: number): Tapped | undefined {
  const line = tappedLines(client).get(key)
  return line && now - line.at > SOON_MS ? line : undefined
}
