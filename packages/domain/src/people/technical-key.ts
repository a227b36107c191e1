/** Signs of a key: what a device sends beside the secret. */
export const KEY_SIGNS = 12
/** Signs of a secret: 120 bits, which nobody guesses even from its hash. */
export const SECRET_SIGNS = 24
/** Random bytes of a key and of a secret. */
export const SECRET_BYTES = 15
/** How long a key is good: by itself, and at most. */
export const KEY_DAYS = 365
export const KEY_DAYS_MAX = 730
export const KEY_NAME_MAX = 60

/** What decides whether a key still opens sessions. */
export interface KeyLife {
  expiresAt: Date
  withdrawnAt: Date | null
}

/** The state of a key; the moment of its end it has expired. */
export function keyState({ expiresAt, withdrawnAt }: KeyLife, now: Date): 'good' | 'withdrawn' | 'expired' {
  if (withdrawnAt !== null) return 'withdrawn'
  return now < expiresAt ? 'good' : 'expired'
}
