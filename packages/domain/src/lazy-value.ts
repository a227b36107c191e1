/**
 * A value that is made when it is first asked for, and kept. For formatters of Intl: the first one that a page makes
 * costs it 30 ms of processor, also where nothing on the screen needs it (decision 252).
 */
export function lazyValue<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
