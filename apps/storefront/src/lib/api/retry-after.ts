/** The longest wait after 'Riprova', whatever the shop has asked for, milliseconds. */
const MAX_WAIT_MS = 5000
const MS_PER_SECOND = 1000

const pauses = new Map<string, Promise<void>>()

/** Notes how long a call must wait, from Retry-After in seconds; a date (RFC 9110) counts as the longest wait. */
export function noteRetryAfter(url: string, retryAfter: string): void {
  const ms = Number(retryAfter) * MS_PER_SECOND
  const wait = ms < MAX_WAIT_MS ? ms : MAX_WAIT_MS
  pauses.set(url, new Promise((go) => setTimeout(go, wait)))
}

/** Resolves when the shop accepts this call again. */
export const untilWelcome = (url: string): Promise<void> | undefined => pauses.get(url)
