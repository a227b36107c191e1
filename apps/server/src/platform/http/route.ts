import type { Readable } from 'node:stream'
import type { AnyEndpoint, DataOf } from '@cambusa/contract/endpoint'
import { envelope } from '@cambusa/contract/envelope'
import { everyDataOf } from '@cambusa/contract/every-data'
import { REQUEST_KEY_HEADER } from '@cambusa/contract/request-key'
import { reasonNotToDo, roleOf, type CallAct } from '@cambusa/domain/people/roles'
import { notEnabledReasons } from '@cambusa/messages/it/people/not-enabled'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callMaker, type CallOf, type RouteNeeds } from './call.ts'
import type { Answer, RequestSession } from './context.ts'
import { envelopeJson, success } from './envelope.ts'
import { lenientInput } from './lenient-input.ts'
import { sendFresh, sendReady } from './send-ready.ts'
import { refuse } from './refusal.ts'
import { checkStorable } from './storable-input.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session hook before any handler of /ebsn/api runs. */
    session: RequestSession
  }
}

export type Handler<E extends AnyEndpoint, Needs> = (
  call: CallOf<E, Needs>,
) => Promise<Answer<DataOf<E>>> | Answer<DataOf<E>>

/** Every module is a function of this type, registered in app.ts, which passes it what it needs. */
export type Module<Needs> = (app: FastifyInstance, services: Needs) => void

/** For the documentation. */
const whoMayCall: Record<CallAct, string> = {
  visit: 'Anyone may call it.',
  shop: 'Needs a signed-in customer, else 419.',
  ownMoney: 'Needs a signed-in customer, else 419; nobody may act for the customer (403).',
  ownSecrets:
    'Needs a signed-in customer, else 419; neither a till nor anybody acting for the customer (403).',
  manageCompany:
    'Needs a signed-in holder of the company acted for, else 419 or 403; no till, nobody acting for them (403).',
  chooseCompany: 'Needs a signed-in customer, else 419; not by a till, else 403.',
  ownLogin: 'Needs a customer signed in by password, else 419 or 403.',
  serveCustomers: 'Needs an operator or administrator, else 403.',
  administer: 'Needs an administrator, else 403.',
}

/** Whether a caller whose login has expired may make a call as a visitor. */
const mayBeVisitor = ({ act, method, evenExpired }: AnyEndpoint) =>
  act === 'visit' && (method === 'GET' || evenExpired === true)

/** Throws 419 or 403 when this session is not allowed to make this call. */
function checkAccess(endpoint: AnyEndpoint, session: RequestSession) {
  if (session.hasExpired && !mayBeVisitor(endpoint)) throw refuse('response419')
  const role = roleOf(session.userTypeId)
  const reason = reasonNotToDo({ role, kind: session.kind }, endpoint.act)
  if (reason === undefined) return
  throw role === 'visitor'
    ? refuse('response419')
    : refuse('user.notEnabled', { missing: notEnabledReasons[reason] })
}

/** Refuses values that cannot be stored and that the schema does not detect. */
function checkValues({ params, query, body }: FastifyRequest) {
  for (const part of [params, query, body]) checkStorable(part)
}

/** Checks before the handler: access is checked before the input (decision 092). */
function hooksOf(endpoint: AnyEndpoint) {
  const isForAll = mayBeVisitor(endpoint)
  return {
    ...(isForAll ? {} : { onRequest: hook(({ session }) => checkAccess(endpoint, session)) }),
    preValidation: hook(lenientInput(endpoint)),
  }
}

/** A synchronous hook. */
const hook =
  (act: (request: FastifyRequest) => void) =>
  (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    try {
      act(request)
    } catch (error) {
      done(error as Error)
      return
    }
    done()
  }

/** A file as the answer of a call. */
export interface FileAnswer {
  fileName: string
  contentType: string
  body: Buffer | Readable
}

export type FileHandler<E extends AnyEndpoint, Needs> = (call: CallOf<E, Needs>) => Promise<FileAnswer>

/** For the documentation: the content types of a body. A list of objects has no form. */
function typesOf({ body, bareAs, sendAs }: AnyEndpoint): string[] | undefined {
  if (body === undefined) return undefined
  if (sendAs === 'file') return ['application/octet-stream']
  const { properties = {} } = body as { properties?: Record<string, { type?: string }> }
  const isFlat = Object.values(properties).every(({ type }) => type !== 'array' && type !== 'object')
  return [
    'application/json',
    ...(isFlat || bareAs !== undefined ? ['application/x-www-form-urlencoded'] : []),
  ]
}

const descriptionOf = ({ act, bareAs }: AnyEndpoint) =>
  whoMayCall[act] + (bareAs === undefined ? '' : ` The body may also be the bare ${bareAs}.`)

/** For the documentation; optional for other programs. The call itself reads it. */
const keyHeader = {
  type: 'object',
  properties: {
    [REQUEST_KEY_HEADER]: {
      type: 'string',
      description:
        'Names one act: with the same key the same call is done once, and answered as the first time.',
    },
  },
}

const schemaOf = (endpoint: AnyEndpoint) => ({
  operationId: endpoint.operationId,
  summary: endpoint.summary,
  description: descriptionOf(endpoint),
  tags: [endpoint.tag],
  consumes: typesOf(endpoint),
  ...(endpoint.keyed === true ? { headers: keyHeader } : {}),
  ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
  ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
  ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
})

/**
 * Saves a file under its name (RFC 6266): where the name has signs that headers do not, readers of old get one without
 * them, and all others the whole name.
 */
function dispositionOf(fileName: string): string {
  const safe = fileName.replace(/["\\/\p{Cc}]/gu, '-')
  const plain = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '-')
  if (plain === safe) return `attachment; filename="${safe}"`
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Routes a declared call that answers a file (`isFile`): validation and access come from the declaration. */
export function routeFile<E extends AnyEndpoint, Needs extends RouteNeeds>(
  app: FastifyInstance,
  services: Needs,
  endpoint: E,
  handler: FileHandler<E, Needs>,
) {
  const callOf = callMaker<E, Needs>(services, endpoint)
  app.route({
    method: endpoint.method,
    url: `/ebsn/api${endpoint.url}`,
    schema: schemaOf(endpoint),
    ...hooksOf(endpoint),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      checkValues(request)
      const file = await handler(callOf(request, reply))
      return reply
        .type(file.contentType)
        .header('content-disposition', dispositionOf(file.fileName))
        .send(file.body)
    },
  })
}

/**
 * HEAD must not change anything (RFC 9110, 9.3.2), and programs that check the links of a mail send it. So a GET that
 * writes has none; Fastify adds it to the others.
 */
function refuseHead(
  app: FastifyInstance,
  { method, url, writes }: AnyEndpoint,
): { exposeHeadRoute?: false; config?: { writes: true } } {
  if (method !== 'GET' || writes !== true) return {}
  app.route({
    method: 'HEAD',
    url: `/ebsn/api${url}`,
    schema: { hide: true },
    handler: (_request, reply) => reply.code(405).header('allow', 'GET').send(),
  })
  return { exposeHeadRoute: false, config: { writes } }
}

export interface RouteOptions {
  /**
   * Throws when the queue has no room for this caller, before the body is read and parsed: a refusal then costs next to
   * nothing.
   */
  admit?: (who: { readonly caller: string }) => void
}

/** Routes a declared call: validation, access and envelope come from the declaration. */
export function route<E extends AnyEndpoint, Needs extends RouteNeeds>(
  app: FastifyInstance,
  services: Needs,
  endpoint: E,
  handler: Handler<E, Needs>,
  { admit }: RouteOptions = {},
) {
  const callOf = callMaker<E, Needs>(services, endpoint)
  app.route({
    method: endpoint.method,
    url: `/ebsn/api${endpoint.url}`,
    ...refuseHead(app, endpoint),
    schema: { ...schemaOf(endpoint), response: { 200: envelope(everyDataOf(endpoint)) } },
    ...hooksOf(endpoint),
    ...(admit && {
      preParsing: async (request: FastifyRequest, reply: FastifyReply) => admit(callOf(request, reply)),
    }),
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      checkValues(request)
      const call = callOf(request, reply)
      const answer = handler(call)
      if (answer instanceof Promise) return answer.then((given) => payloadOf(reply, call.answeredTo, given))
      const payload = payloadOf(reply, call.answeredTo, answer)
      if (payload !== undefined) reply.send(payload)
      return undefined
    },
  })
}

/** The payload for Fastify; undefined when the answer has already been sent. */
function payloadOf<Data>(reply: FastifyReply, session: RequestSession, answer: Answer<Data>) {
  if ('ready' in answer) return sendReady(reply, session, answer.ready)
  if ('data' in answer) return { response: success(answer), user: session.user, data: answer.data }
  if (!answer.infos?.length && !answer.warnings?.length) return sendFresh(reply, session, answer.dataJson)
  // A reply's serializer would be looked up by schema; this text is already complete.
  reply.type('application/json; charset=utf-8').serializer(String)
  return envelopeJson(session.userJson, answer.dataJson, answer)
}
