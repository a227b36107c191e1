import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import { Value } from 'typebox/value'
import type * as Type from 'typebox'

interface Sent {
  params: Record<string, string> | undefined
  searchParams: URLSearchParams
  body: BodyInit | null | undefined
}

/** The values of a request, converted to the types of its call: addresses and forms contain only texts. */
export function readSent(endpoint: AnyEndpoint, { params = {}, searchParams, body }: Sent) {
  const decoded = Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)])
  return {
    params: Object.fromEntries(decoded) as Record<string, string>,
    query: readValues(endpoint.query, searchParams),
    body: readBody(endpoint.body, body),
  }
}

function readBody(schema: Type.TSchema | undefined, body: BodyInit | null | undefined): unknown {
  if (body instanceof URLSearchParams) return readValues(schema, body)
  return typeof body === 'string' ? JSON.parse(body) : body
}

function readValues(schema: Type.TSchema | undefined, values: URLSearchParams): unknown {
  const declared = (schema as { properties?: Record<string, { type?: string }> } | undefined)?.properties
  const named = [...new Set(values.keys())].map((name) => {
    const isList = declared?.[name]?.type === 'array'
    return [name, isList ? values.getAll(name) : values.get(name)]
  })
  const read = Object.fromEntries(named) as Record<string, unknown>
  return schema ? Value.Convert(schema, read) : read
}
