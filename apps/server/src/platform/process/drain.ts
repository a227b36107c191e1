import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<FastifyInstance>()

/** Whether the process is about to end: it still answers, but tells proxies to use other processes. */
export const isDraining = (app: FastifyInstance): boolean => draining.has(app)

/**
 * Runs before the port is closed: /readyz answers 503, and every answer closes its connection, so that a proxy connects
 * to other processes and no write is sent on a connection that is being closed. Resolves together with `lasts`.
 */
export async function drainApp(app: FastifyInstance, lasts: () => Promise<unknown>): Promise<void> {
  draining.add(app)
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await lasts()
}
