/**
 * The first event of the shopper on a page (frame/use-first-act.ts): what the server has rendered and works without code,
 * such as the footer, is hydrated from then on.
 */
const waiting = new Set<() => void>()
let hasActed = false

/** Calls `load` at the first act, at once after it; returns a function that calls it off. */
export function atFirstAct(load: () => void): () => void {
  if (hasActed) load()
  else waiting.add(load)
  return () => void waiting.delete(load)
}

export function tellFirstAct(): void {
  hasActed = true
  waiting.forEach((load) => load())
  waiting.clear()
}
