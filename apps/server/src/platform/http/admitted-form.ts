import { isKey, isPageSize, isTextOrFlag } from '@cambusa/contract/schema'

/** The part of JSON schema that decides how a value is read. */
export interface Schema {
  type?: string
  title?: string
  pattern?: string
  minimum?: number
  maximum?: number
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
}

/** Reads a value; undefined: absent. Values that it does not recognise are returned unchanged and fail validation. */
export type Read = (value: unknown) => unknown

const YES = new Set(['1', 'on', 'yes', 'true'])
const NO = new Set(['0', 'off', 'no', 'false'])
const WHOLE = /^\d+$/
const DECIMAL = /^\d+(?:\.\d+)?$/
const MINUS = '-'

const asFlag: Read = (value) => {
  if (typeof value !== 'string') return value
  const word = value.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : value
}

/** Plain decimal text, with a minus if the number may be negative. */
function asNumber({ type, minimum = 0 }: Schema): Read {
  const plain = type === 'integer' ? WHOLE : DECIMAL
  const isSigned = minimum < 0
  return (value) => {
    if (typeof value !== 'string') return value
    const isBelow = isSigned && value.startsWith(MINUS)
    const digits = isBelow ? value.slice(MINUS.length) : value
    if (!plain.test(digits)) return value
    const number = Number(digits)
    return isBelow && number !== 0 ? -number : number
  }
}

/** An id of 0 means none. */
const keyOrNone: Read = (value) => (Object.is(value, 0) ? undefined : value)

const atMost =
  (most: number): Read =>
  (value) =>
    typeof value === 'number' && value > most && Number.isFinite(value) ? most : value

const flagAsText: Read = (value) => (typeof value === 'boolean' ? String(value) : value)

const both =
  (first: Read, second: Read): Read =>
  (value) =>
    second(first(value))

/** The schema of a nullable value without null. */
export function meantBy(schema: Schema): Schema {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null')
  return choices?.length === 1 ? (choices[0] ?? schema) : schema
}

/**
 * The forms that one value may have besides its own type; undefined if there are none. A number may be decimal text, a
 * boolean one of its words, an optional id 0 for none, a page size above the maximum; a text in a map of yes and no may
 * be a boolean. Nothing else is converted.
 */
export function admittedForm(declared: Schema, isRequired: boolean): Read | undefined {
  const schema = meantBy(declared)
  if (schema.type === 'boolean') return asFlag
  if (isTextOrFlag(schema)) return flagAsText
  if (schema.type !== 'integer' && schema.type !== 'number') return undefined
  const number = asNumber(schema)
  if (isPageSize(schema)) return both(number, atMost(schema.maximum ?? 1))
  return !isRequired && isKey(schema) ? both(number, keyOrNone) : number
}
