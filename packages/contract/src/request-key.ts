/**
 * The header by which one act of a shopper is known: the same on every try of it. Of calls that are declared as `keyed` the
 * server does one with a key once, and answers every further try of the same owner as the first, for an hour.
 */
export const REQUEST_KEY_HEADER = 'X-Ebsn-Request'

/** 128 random bits or more, as hexadecimal or base64url text. */
export const REQUEST_KEY_PATTERN = '^[A-Za-z0-9_-]{22,64}$'

/** How long the server knows a key, milliseconds. */
export const REQUEST_KEY_KEPT_MS = 3_600_000
