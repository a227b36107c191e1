/** A megabyte, the largest body except files of orders, takes this long at 300 kbit/s. */
const LIMIT_MS = 30_000
/** Checks within the limit: Node by default checks every 30 s. */
const LOOKS = 15

/**
 * How long a request may take to arrive, head and body together: a client that sends it slowly holds a connection, and
 * its memory, no longer than this. Answered with 408 (answerBrokenRequest). Options for Fastify: it passes its own
 * limit to the server, the rest is Node's.
 */
export const requestTime = (limitMs = LIMIT_MS) => ({
  requestTimeout: limitMs,
  http: { requestTimeout: limitMs, headersTimeout: limitMs, connectionsCheckingInterval: limitMs / LOOKS },
})
