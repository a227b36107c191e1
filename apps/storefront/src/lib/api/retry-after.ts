/** Nobody who presses 'Riprova' is kept waiting longer, whatever the shop has asked for, milliseconds. */
const MAX_WAIT_MS = 5000
const MS_PER_SECOND = 1000

const pauses = new Map<string, Promise<void>>()

/** Leaves a call alone as long as its answer has asked for: Retry-After, seconds; a date (RFC 9110) is far enough away. */
export function noteRetryAfter(url: string, retryAfter: string): void {
  const ms = Number(retryAfter) * MS_PER_SECOND
  const wait = ms < MAX_WAIT_MS ? ms : MAX_WAIT_MS
  pauses.set(url, new Promise((go) => setTimeout(go, wait)))
}

/** Resolves when the shop wants to hear this call again. */
export const untilWelcome = (url: string): Promise<void> | undefined => pauses.get(url)
