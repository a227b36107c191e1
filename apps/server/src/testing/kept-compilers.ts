import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

/** Fastify's own, which it makes anew for each app. */
const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'))
const { SerializerSelector } = ofFastify('@fastify/fast-json-stringify-compiler') as Selectors
const { AjvCompiler } = ofFastify('@fastify/ajv-compiler') as Selectors

type Compile = (asked: { schema: object; httpPart?: string }) => unknown
type Build = (shared: object, options: unknown) => Compile
type Selectors = Record<'SerializerSelector' | 'AjvCompiler', () => Build>

/** Schemas of the contract are the same objects for every app: each is written as text once. */
const texts = new WeakMap<object, string>()
function textOf(schema: object): string {
  const text = texts.get(schema) ?? JSON.stringify(schema)
  texts.set(schema, text)
  return text
}

/** What was compiled of a schema in this process is taken again. */
function keeping(build: Build): Build {
  const kept = new Map<string, unknown>()
  return (shared, options) => {
    const compile = build(shared, options)
    const about = JSON.stringify([shared, options])
    return (asked) => {
      const key = `${about} ${asked.httpPart} ${textOf(asked.schema)}`
      if (!kept.has(key)) kept.set(key, compile(asked))
      return kept.get(key)
    }
  }
}

const compilersFactory = {
  buildSerializer: keeping(SerializerSelector()),
  buildValidator: keeping(AjvCompiler()),
}

/**
 * Lets an app take what apps of the test files before it have compiled: half a second of work each. Call it before any
 * route is registered.
 */
export function keepCompiled(app: FastifyInstance): void {
  app.setSchemaController({ compilersFactory } as Parameters<typeof app.setSchemaController>[0])
}
