import { escapeHtml } from '../http/escape-html.ts'
import { limitsOf, typeText, type JsonSchema } from './openapi-schema.ts'

/** One call in an OpenAPI document. */
export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses?: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

const schemaOf = (content: Record<string, { schema: JsonSchema }> | undefined) =>
  Object.values(content ?? {})[0]?.schema

const block = (title: string, body: string) => `<h3>${title}</h3>${body}`
const typeBlock = (title: string, schema: JsonSchema | undefined) =>
  schema === undefined ? '' : block(title, `<pre>${escapeHtml(typeText(schema))}</pre>`)

function parametersHtml({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? ', required' : ''}</td>` +
      `<td><code>${escapeHtml(typeText(schema))}</code> ${escapeHtml(limitsOf(schema))} ${escapeHtml(schema.description ?? description ?? '')}</td></tr>`,
  )
  const head = '<tr><th>Name</th><th>Where</th><th>Value</th></tr>'
  return block('Parameters', `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`)
}

/** One call: method, path and summary; when opened, its parameters, body and the data of its answer. */
export function operationHtml(path: string, method: string, operation: Operation): string {
  const answer = schemaOf(operation.responses?.['200']?.content)
  const body = operation.requestBody
  return `<details id="${escapeHtml(operation.operationId ?? '')}"><summary>
<span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code>
– ${escapeHtml(operation.summary ?? '')} <span class="access">${escapeHtml(operation.description ?? '')}</span></summary>
${parametersHtml(operation)}${typeBlock('Body', schemaOf(body?.content))}${typeBlock('data', answer?.properties?.['data'])}</details>`
}
