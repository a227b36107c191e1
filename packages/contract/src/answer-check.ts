import Schema from 'typebox/schema'
import * as Type from 'typebox'
import type { AnyEndpoint } from './endpoint.ts'
import { EnvelopeUser, MessageResponse } from './envelope.ts'
import { everyDataOf } from './every-data.ts'

/** Says what is wrong with a value; empty when it matches the declaration. */
export type Check = (value: unknown) => string[]

/** A copy of a schema in which no object may hold a property that is not declared. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, strict(value)]))
  return 'properties' in schema && !('additionalProperties' in schema)
    ? { ...copy, additionalProperties: false }
    : copy
}

/** Compares values with a schema, without missing or undeclared properties: for tests (decisions 093, 100). */
export function strictCheck(schema: object): Check {
  const compiled = Schema.Compile(strict(schema) as object)
  return (value) => {
    if (compiled.Check(value)) return []
    const [, errors] = compiled.Errors(value)
    return errors.map(({ instancePath, message, params }) =>
      [instancePath || '/', message, JSON.stringify(params)].join(' '),
    )
  }
}

const head = { response: MessageResponse, user: EnvelopeUser }

/** Checks the whole answer of a successful call. */
export const answerCheck = (endpoint: AnyEndpoint): Check =>
  strictCheck(Type.Object({ ...head, data: everyDataOf(endpoint) }))

/** Checks the answer of a refused call: an envelope, and no data. */
export const refusalCheck: Check = strictCheck(Type.Object(head))
