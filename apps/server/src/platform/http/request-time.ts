/** A megabyte, the largest body there is but for files of orders, comes in this time at 300 kbit/s. */
const LIMIT_MS = 30_000
/** Looks within the limit: Node's own pace is one look in 30 s. */
const LOOKS = 15

/**
 * How long a request may take to come, head and body together: who lets it drip holds a connection, and its memory, for no longer.
 * Answered with 408 (answerBrokenRequest). For Fastify: it gives its own limit to the server, the rest is Node's.
 */
export const requestTime = (limitMs = LIMIT_MS) => ({
  requestTimeout: limitMs,
  http: { requestTimeout: limitMs, headersTimeout: limitMs, connectionsCheckingInterval: limitMs / LOOKS },
})
