import { EnvelopeUser, MessageResponse } from '@cambusa/contract/envelope'
import * as Type from 'typebox'

/** Calls that are refused with an HTTP status; every other refusal is 200 with a non-zero status in the envelope. */
const REFUSALS = {
  400: 'What was sent cannot be read; errors[0].field names where.',
  403: 'This user may not make this call, or a page of another site has made it.',
  404: 'What the call is about is not there.',
  409: 'Another session has changed it since.',
  419: 'The call needs a sign-in, or the session has ended. Told before 400.',
  429: 'Too many attempts; Retry-After says in how many seconds to come again.',
  503: 'Something that the shop depends on is away or busy; Retry-After says when to come again.',
} as const

const MAY_WAIT = new Set(['429', '503'])
const retryAfter = { 'Retry-After': { schema: { type: 'integer' as const }, description: 'Seconds.' } }

const responses = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    `Refusal${status}`,
    {
      description,
      ...(MAY_WAIT.has(status) ? { headers: retryAfter } : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
)
const references = Object.fromEntries(
  Object.keys(REFUSALS).map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
)

/** The part of an OpenAPI document that is completed here. */
interface Documented {
  components?: object
  paths?: Record<string, object | undefined>
}

/** The document with the envelope of refusals, which all calls share, defined once. */
export function withRefusals<Document extends Documented>(document: Document): Document {
  const refusal = Type.Object({ response: MessageResponse, user: EnvelopeUser })
  const known = document.components as { schemas?: object; responses?: object } | undefined
  for (const methods of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(methods ?? {}) as { responses?: object }[])
      operation.responses = { ...operation.responses, ...references }
  }
  return {
    ...document,
    components: {
      ...known,
      schemas: { ...known?.schemas, Refusal: refusal },
      responses: { ...known?.responses, ...responses },
    },
  }
}
