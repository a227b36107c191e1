import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { admittedForm, meantBy, type Read, type Schema } from './admitted-form.ts'

type Values = Record<string, unknown>

const FORM_TYPE = 'application/x-www-form-urlencoded'

function put(values: Values, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(values, name)
  else values[name] = value
}

/** One field of a query or form from its texts: an empty one is absent, a list may have one value. */
function textsOf(schema: Schema, isRequired: boolean): Read {
  const { type, items, pattern } = meantBy(schema)
  const keepsEmpty = isRequired && type === 'string' && pattern === undefined
  if (type === 'array') {
    const read = admittedForm(items ?? {}, true)
    const none = isRequired ? [] : undefined
    return (value) => {
      const said = (Array.isArray(value) ? value : [value]).filter((one) => one !== '')
      if (said.length === 0) return none
      return read === undefined ? said : said.map(read)
    }
  }
  const read = admittedForm(schema, isRequired)
  return (sent) => {
    let value: unknown = sent
    if (Array.isArray(value)) {
      const said = value.filter((one) => one !== '')
      if (said.length <= 1) value = said[0] ?? ''
    }
    if (value === '') return keepsEmpty ? value : undefined
    return read === undefined ? value : read(value)
  }
}

/** Reads values that arrive as texts, of a path, a query or a form. */
function textsReader({ properties = {}, required = [] }: Schema): (values: Values) => void {
  const fields = new Map(
    Object.entries(properties).map(([name, schema]) => [name, textsOf(schema, required.includes(name))]),
  )
  return (values) => {
    for (const name of Object.keys(values)) {
      const value = fields.get(name)?.(values[name])
      if (value !== values[name] && fields.has(name)) put(values, name, value)
    }
  }
}

/**
 * Reads a value of a JSON body at any depth, where an empty text stays a text. Undefined if there is nothing to
 * convert.
 */
function jsonReader(declared: Schema, isRequired: boolean): Read | undefined {
  const { items, properties, patternProperties, required = [] } = meantBy(declared)
  if (items !== undefined) return listReader(jsonReader(items, true))
  const [named] = Object.values(patternProperties ?? {})
  if (named !== undefined) return mapReader(jsonReader(named, true))
  if (properties === undefined) return admittedForm(declared, isRequired)
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const read = jsonReader(field, required.includes(name))
    return read === undefined ? [] : [[name, read] as const]
  })
  if (fields.length === 0) return undefined
  return (value) => {
    if (!isObject(value)) return value
    for (const [name, read] of fields) if (Object.hasOwn(value, name)) readInto(value, name, read)
    return value
  }
}

function readInto(values: Values, name: string, read: Read): void {
  const value = read(values[name])
  if (value !== values[name]) put(values, name, value)
}

const listReader = (read: Read | undefined): Read | undefined =>
  read && ((value) => (Array.isArray(value) ? value.map(read) : value))

const mapReader = (read: Read | undefined): Read | undefined =>
  read &&
  ((value) => {
    if (isObject(value)) for (const name of Object.keys(value)) readInto(value, name, read)
    return value
  })

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM_TYPE) === true

/**
 * Reads the input of other programs as they mean it, before validation (decisions 092, 171): an empty parameter is
 * absent, an id of 0 is none, a page beyond the largest is the largest, 1 and on are yes, a number may be text, a body
 * may be bare. Built once for a call.
 */
export function lenientInput({
  params,
  query,
  body,
  bareAs,
}: AnyEndpoint): (request: FastifyRequest) => void {
  const readParams = params === undefined ? undefined : textsReader(params as Schema)
  const readQuery = query === undefined ? undefined : textsReader(query as Schema)
  const readBody = body === undefined ? undefined : bodyReader(body as Schema, bareAs)
  return (request) => {
    readParams?.(request.params as Values)
    readQuery?.(request.query as Values)
    readBody?.(request)
  }
}

function bodyReader(schema: Schema, bareAs: string | undefined): (request: FastifyRequest) => void {
  const inside = bareAs === undefined ? schema : (schema.properties?.[bareAs] ?? schema)
  const readForm = textsReader(inside)
  const readJson = jsonReader(schema, true)
  return (request) => {
    // No body counts as an empty object, so that the refusal names the missing property.
    if (request.body === undefined && schema.type === 'object') request.body = {}
    if (!isObject(request.body)) return
    if (isForm(request)) readForm(request.body)
    if (bareAs !== undefined && !Object.hasOwn(request.body, bareAs))
      request.body = { [bareAs]: request.body }
    readJson?.(request.body)
  }
}
