/** What decides whether a customer's session may still be used. */
export interface SessionLife {
  /** Its last use, in milliseconds since 1970. */
  lastSeenMs: number
  /** Ended by a logout, by its remembered account, or because it was found ended before. */
  isRevoked: boolean
  /** Its customer was closed. */
  isDisabled: boolean
}

/**
 * Whether a customer's session is still good. What is not has ended, and ended is final: whoever finds it so marks it
 * revoked before anybody is told. The moment of `idleMs` after the last use is still in time.
 */
export function isSessionGood(
  { lastSeenMs, isRevoked, isDisabled }: SessionLife,
  idleMs: number,
  nowMs: number,
): boolean {
  return !isRevoked && !isDisabled && nowMs - lastSeenMs <= idleMs
}
