import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import { isKey, isPageSize } from '@cambusa/contract/schema'
import type { FastifyRequest } from 'fastify'

/** The part of JSON schema that says how a value is meant. */
interface Schema {
  type?: string
  title?: string
  pattern?: string
  minimum?: number
  maximum?: number
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
type Values = Record<string, unknown>
/** How a value is meant; undefined: as absent. */
type Read = (value: unknown) => unknown

const FORM_TYPE = 'application/x-www-form-urlencoded'
const YES = new Set(['1', 'on', 'yes', 'true'])
const NO = new Set(['0', 'off', 'no', 'false'])
const ZERO = /^0+$/
const DIGITS = /^\d{1,15}$/

function asFlag(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const word = value.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : value
}

const asKeyOrNone: Read = (value) =>
  value === 0 || (typeof value === 'string' && ZERO.test(value)) ? undefined : value

const atMost =
  (most: number): Read =>
  (value) =>
    (typeof value === 'number' || (typeof value === 'string' && DIGITS.test(value))) && Number(value) > most
      ? most
      : value

/** How one value is read; undefined where it is meant as it is written. */
function readOf(schema: Schema, isRequired: boolean): Read | undefined {
  if (schema.type === 'boolean') return asFlag
  if (isPageSize(schema)) return atMost(schema.maximum ?? 1)
  const choices = schema.anyOf ?? [schema]
  return !isRequired && choices.some(isKey) ? asKeyOrNone : undefined
}

function put(values: Values, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(values, name)
  else values[name] = value
}

/** Values that came as texts, of a query or a form: an empty one is absent, but for a text that the call must have. */
function textsReader({ properties = {}, required = [] }: Schema): (values: Values) => void {
  const fields = new Map(
    Object.entries(properties).map(([name, schema]) => {
      const isRequired = required.includes(name)
      const keepsEmpty = isRequired && schema.type === 'string' && schema.pattern === undefined
      const none = isRequired && schema.type === 'array' ? [] : undefined
      return [name, { read: readOf(schema, isRequired), keepsEmpty, none }] as const
    }),
  )
  return (values) => {
    for (const name of Object.keys(values)) {
      const field = fields.get(name)
      if (field === undefined) continue
      const { read, keepsEmpty, none } = field
      let value: unknown = values[name]
      if (Array.isArray(value) && value.includes('')) {
        const said = value.filter((one) => one !== '')
        value = said.length === 0 ? '' : said
      }
      if (value === '' && !keepsEmpty) value = none
      if (read !== undefined) value = Array.isArray(value) ? value.map(read) : read(value)
      if (value !== values[name]) put(values, name, value)
    }
  }
}

/** Values of a JSON body, however deep: there an empty text is a text. Undefined where nothing is read otherwise. */
function jsonReader(schema: Schema): ((value: unknown) => void) | undefined {
  if (schema.items !== undefined) {
    const inner = jsonReader(schema.items)
    return inner && ((value) => void (Array.isArray(value) && value.forEach(inner)))
  }
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const read = readOf(field, schema.required?.includes(name) === true)
    const inner = jsonReader(field)
    return read === undefined && inner === undefined ? [] : [{ name, read, inner }]
  })
  if (fields.length === 0) return undefined
  return (value) => {
    if (!isObject(value)) return
    for (const { name, read, inner } of fields) {
      if (!Object.hasOwn(value, name)) continue
      if (read !== undefined) put(value, name, read(value[name]))
      inner?.(value[name])
    }
  }
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM_TYPE) === true

/**
 * Reads what programs of others send as they mean it, before it is validated (decision 092): an empty parameter is
 * absent, an id of 0 is none, a page beyond the largest is the largest, 1 and on are yes, a body may come bare. Made
 * once for a call.
 */
export function lenientInput({ query, body, bareAs }: AnyEndpoint): (request: FastifyRequest) => void {
  const readQuery = query === undefined ? undefined : textsReader(query as Schema)
  if (body === undefined) return (request) => readQuery?.(request.query as Values)
  const schema = body as Schema
  const inside = bareAs === undefined ? schema : (schema.properties?.[bareAs] ?? schema)
  const readForm = textsReader(inside)
  const readJson = jsonReader(schema)
  return (request) => {
    readQuery?.(request.query as Values)
    // Nothing sent is an object without properties: the refusal then names what is missing.
    if (request.body === undefined && schema.type === 'object') request.body = {}
    if (!isObject(request.body)) return
    if (isForm(request)) readForm(request.body)
    if (bareAs !== undefined && !Object.hasOwn(request.body, bareAs))
      request.body = { [bareAs]: request.body }
    readJson?.(request.body)
  }
}
