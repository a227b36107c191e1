import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<FastifyInstance>()

/** Whether the process is about to end: it still answers, but tells proxies to use other processes. */
export const isDraining = (app: FastifyInstance): boolean => draining.has(app)

/**
 * Before it stops listening: /readyz answers 503, and every answer ends its connection, so that a proxy opens new ones elsewhere
 * and no write is on its way on a connection that closes. Resolves when `lasts` does.
 */
export async function drainApp(app: FastifyInstance, lasts: () => Promise<unknown>): Promise<void> {
  draining.add(app)
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await lasts()
}
