import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Services } from './platform/context.ts'
import { answerFailures } from './platform/failures.ts'
import type { Module } from './platform/route.ts'

/** The table of contents of the server. */
const modules: readonly Module[] = []

const BODY_LIMIT_BYTES = 1_048_576

/** Builds the application on what the process has; does not listen. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    trustProxy: services.config.mode === 'production',
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allErrors: false } },
  })
  answerFailures(app)
  await app.register(formbody)
  for (const register of modules) register(app, services)
  return app
}
