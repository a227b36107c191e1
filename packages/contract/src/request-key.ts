/**
 * The header that identifies one act of a shopper, the same on every try. Of calls declared as `keyed` the server
 * executes each key once; for an hour it answers further tries of the same owner like the first.
 */
export const REQUEST_KEY_HEADER = 'X-Ebsn-Request'

/** At least 128 random bits, as hexadecimal or base64url text. */
export const REQUEST_KEY_PATTERN = '^[A-Za-z0-9_-]{22,64}$'

/** How long the server remembers a key, milliseconds. */
export const REQUEST_KEY_KEPT_MS = 3_600_000
