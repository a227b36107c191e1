/** What decides whether a customer's session may still be used. */
export interface SessionLife {
  /** Its last use, in milliseconds since 1970. */
  lastSeenMs: number
  /** Ended by a logout, by its remembered account, or because it was found to have ended before. */
  isRevoked: boolean
  /** Its customer was disabled. */
  isDisabled: boolean
  /** Ends then, however much it is used; null: only by not being used. */
  expiresMs: number | null
}

/**
 * Whether a customer's session is still valid. The end is final: whoever finds it ended marks it revoked before
 * answering. Exactly `idleMs` after the last use it is still valid.
 */
export function isSessionGood(
  { lastSeenMs, isRevoked, isDisabled, expiresMs }: SessionLife,
  idleMs: number,
  nowMs: number,
): boolean {
  return (
    !isRevoked && !isDisabled && (expiresMs === null || nowMs < expiresMs) && nowMs - lastSeenMs <= idleMs
  )
}
