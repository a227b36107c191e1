import type { FastifyInstance, RouteOptions } from 'fastify'

/** The part of JSON Schema that the declarations of calls use. */
export interface Schema {
  type?: string
  title?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  pattern?: string
}

/** A route as the running server has it. */
export interface ServedRoute {
  method: string
  url: string
  params?: Schema
  query?: Schema
  body?: Schema
}

interface Declared {
  params?: Schema
  querystring?: Schema
  body?: Schema
}

const asRoutes = ({ method, url, schema }: RouteOptions): ServedRoute[] => {
  const { params, querystring: query, body } = (schema ?? {}) as Declared
  return [method].flat().map((one) => ({ method: one, url, params, query, body }))
}

/** Fills the list with every route that is registered from now on, whoever registers it and whether or not it is declared. */
export function collectRoutes(app: FastifyInstance, into: ServedRoute[]): void {
  app.addHook('onRoute', (options) => void into.push(...asRoutes(options)))
}

/** Names between slashes of a url that a caller chooses. */
export const paramNames = (url: string): string[] =>
  [...url.matchAll(/:(\w+)|\*/g)].map(([whole, name]) => name ?? whole)

/** Whether a route is a file of the built storefront: these take no input, and are all served alike. */
export const isAsset = ({ url }: ServedRoute): boolean => url.startsWith('/assets/')
