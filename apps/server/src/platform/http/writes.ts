import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that changes something. */
    writes?: true
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a call may change something, including the older GET forms of such calls. */
export const isWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !READING.has(method) || routeOptions.config?.writes === true
