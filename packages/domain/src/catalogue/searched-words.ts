const DAY_MS = 86_400_000

export interface SearchedWord {
  name: string
  counter: number
  /** When it was searched last, milliseconds since 1970. */
  timestamp: number
}

const sameWord = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The words searched in the last keepDays; the same list when none is older. */
export function dropOldWords(words: SearchedWord[], nowMs: number, keepDays: number): SearchedWord[] {
  const oldest = nowMs - keepDays * DAY_MS
  return words.every((word) => word.timestamp >= oldest)
    ? words
    : words.filter((word) => word.timestamp >= oldest)
}

/**
 * The searched words after one more search: the counter of the word rises (ignoring case), words not searched for
 * keepDays are dropped, the most searched come first, the latest first among equals. An empty text changes nothing.
 * Specification §4.
 */
export function saveSearchedWord(
  words: readonly SearchedWord[],
  name: string,
  nowMs: number,
  keepDays: number,
): SearchedWord[] {
  const text = name.trim()
  const known = words.find((word) => sameWord(word.name, text))
  const others = words.filter((word) => word !== known)
  const saved: SearchedWord = {
    name: known?.name ?? text,
    counter: (known?.counter ?? 0) + 1,
    timestamp: nowMs,
  }
  const all = text ? [saved, ...others] : [...words]
  return dropOldWords(all, nowMs, keepDays).toSorted(
    (a, b) => b.counter - a.counter || b.timestamp - a.timestamp,
  )
}
