/** The part of JSON schema that the page shows. */
export interface JsonSchema {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'] as const

/** The bounds of a value in words: 'minimum 1, maximum 5'. */
export function limitsOf(schema: JsonSchema): string {
  return LIMITS.flatMap((name) => (schema[name] === undefined ? [] : `${name} ${schema[name]}`)).join(', ')
}

/** A schema in the syntax of a type: { name: string, tags?: string[] }. */
export function typeText(schema: JsonSchema | undefined, indent = ''): string {
  if (schema === undefined) return 'unknown'
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, '')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const options = schema.anyOf
  if (options !== undefined) return options.map((option) => typeText(option, indent)).join(' | ')
  if (schema.properties !== undefined) return objectText(schema, schema.properties, indent)
  const [values] = Object.values(schema.patternProperties ?? {})
  const extra = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
  if (values ?? extra) return `{ [name]: ${typeText(values ?? extra, indent)} }`
  if (schema.items !== undefined) return `${typeText(schema.items, indent)}[]`
  return [schema.type ?? 'unknown'].flat().join(' | ')
}

function objectText({ required = [] }: JsonSchema, properties: Record<string, JsonSchema>, indent: string) {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${typeText(property, inner)}`
  })
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}
