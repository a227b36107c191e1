/** What follows the shopper's first act waits so long, that the act's own calls go first, milliseconds. */
export const AFTER_FIRST_ACT_MS = 3000
