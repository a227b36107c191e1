/** The rows with one of them at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, place) => place !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** Where a key moves a row that is at a place; undefined: the key moves nothing. */
export function keyStep(key: string, place: number, count: number): number | undefined {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to))
}
