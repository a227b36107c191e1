/** An act or an answer on a busy machine, milliseconds: only what never comes should end here. */
export const ACT_MS = 30_000
