import { allEndpoints } from '@cambusa/contract/endpoints'
import { isTextOrFlag } from '@cambusa/contract/schema'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestSession } from './platform/http/context.ts'
import { anonymousUser } from './platform/http/envelope.ts'
import { answerFailures } from './platform/http/failures.ts'
import { readJsonBodies } from './platform/http/json-bodies.ts'
import { route } from './platform/http/route.ts'
import { validationOptions } from './platform/http/validation-options.ts'
import { bodyTemplate, exampleOf, type Path } from './testing/hostile/examples.ts'
import { exampleRequest, FORM_TYPE, JSON_TYPE } from './testing/hostile/requests.ts'
import { collectRoutes, type Schema, type ServedRoute } from './testing/hostile/routes.ts'

const NO_NUMBERS = '0x10|0b11|1e1|+5| 5|5 |5.|.5|1,5|1_0|٣|NaN|Infinity|--1|1.2.3|true|null|[5]|five'.split(
  '|',
)
const NO_DAYS =
  '2026-02-29|1900-02-29|2026-02-30|2026-04-31|2026-13-01|2026-00-10|2026-11-00|2026-1-1|0000-01-01|2026-11-25T24:60|2026-11-25\n|٢٠٢٦-11-25'.split(
    '|',
  )
const NO_FLAGS = ['2', 'perhaps', 'null', '1.0', ' true', '[true]']
const NO_CHOICES = ['null', '__proto__', '0', 'true']
const LISTS = [[], [5], ['5'], [true], ['2026-11-25'], [null]]

type Kind = 'number' | 'flag' | 'day' | 'choice' | 'text' | 'list' | 'object' | 'file'

function kindOf({ type, pattern, enum: choices }: Schema): Kind {
  if (choices !== undefined) return 'choice'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'flag'
  if (type === 'array') return 'list'
  if (type === 'object') return 'object'
  if (type === undefined) return 'file'
  return pattern === undefined ? 'text' : 'day'
}

/** Texts that are invalid for a value in a path, a query or a form. */
const noTexts: Record<Kind, readonly string[]> = {
  number: NO_NUMBERS,
  flag: NO_FLAGS,
  day: NO_DAYS,
  choice: NO_CHOICES,
  text: [],
  list: [],
  object: [],
  file: [],
}
/** Values that are invalid for it in a JSON body. */
const noValues: Record<Kind, readonly unknown[]> = {
  number: [...NO_NUMBERS, '', true, false, {}, ...LISTS],
  flag: [...NO_FLAGS, '', 0, 1, {}, ...LISTS],
  day: [...NO_DAYS, '', 20261125, {}, ...LISTS],
  choice: [...NO_CHOICES, '', 0, true, {}, ...LISTS],
  text: [5, 0, true, false, {}, ...LISTS],
  list: ['a', '', 5, false, {}],
  object: ['a', '', 5, false, ...LISTS],
  file: [],
}

/** A value that may be null; its other schema. */
const isNullable = ({ anyOf = [] }: Schema) => anyOf.some(({ type }) => type === 'null')
const valueOf = (schema: Schema) => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
const noMinus = (schema: Schema) => kindOf(schema) === 'number' && (schema.minimum ?? 0) >= 0

function refusedTexts(declared: Schema): string[] {
  const schema = valueOf(declared)
  return [...noTexts[kindOf(schema)], ...(noMinus(schema) ? ['-0'] : [])]
}

/** As written in a JSON body. */
function refusedJson(declared: Schema): string[] {
  const schema = valueOf(declared)
  const kind = kindOf(schema)
  const values = noValues[kind].filter((value) => !(isTextOrFlag(schema) && typeof value === 'boolean'))
  return [
    ...[...values, ...(noMinus(schema) ? ['-0'] : [])].map((value) => JSON.stringify(value)),
    ...(isNullable(declared) || kind === 'file' ? [] : ['null']),
    ...(kind === 'number' ? ['1e309', '-0'] : []),
  ]
}

interface Place {
  path: Path
  schema: Schema
}

/** Every position inside a schema, the outermost first. */
function placesOf(schema: Schema, path: Path = []): Place[] {
  const { items, properties = {}, patternProperties = {} } = valueOf(schema)
  const inside: [string | number, Schema][] = [
    ...Object.entries(properties),
    ...(items === undefined ? [] : [[0, items] as [number, Schema]]),
    ...Object.values(patternProperties).map((one): [string, Schema] => ['nota', one]),
  ]
  return [{ path, schema }, ...inside.flatMap(([name, one]) => placesOf(one, [...path, name]))]
}

interface Sent {
  url: string
  payload?: string
  type?: string
  /** The field that the refusal must name. */
  field: string
}

const encode = (pairs: [string, string][]) => new URLSearchParams(pairs).toString()
const known = new Map<string, unknown>([['province', 'BO']])
const nameOf = (path: Path) => (path.length === 0 ? 'richiesta' : path.join('.'))
const isFlat = (body: Schema) =>
  Object.values(body.properties ?? {}).every((one) => !['list', 'object'].includes(kindOf(valueOf(one))))

/** Pairs of a query or a form with another text for one field, which may occur several times for a list. */
function* refusedPairs(schema: Schema, pairs: [string, string][]) {
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    const others = pairs.filter(([other]) => other !== name)
    const { items } = one
    for (const text of refusedTexts(items ?? one))
      yield {
        pairs: [...others, [name, text]] as [string, string][],
        field: items === undefined ? name : `${name}.0`,
      }
    if (items === undefined && kindOf(valueOf(one)) !== 'text')
      yield { pairs: [...others, [name, '1'], [name, '2']] as [string, string][], field: name }
  }
}

/** Requests with one invalid value each. */
function* refusedRequests(served: ServedRoute): Generator<Sent> {
  const { query, path, body } = exampleRequest(served, known)
  const url = (pairs: [string, string][]) => `${path()}?${encode(pairs)}`
  const payload = body === undefined ? undefined : JSON.stringify(body)
  for (const one of refusedPairs(served.query ?? {}, query))
    yield { url: url(one.pairs), payload, field: one.field }
  for (const [name, one] of Object.entries(served.params?.properties ?? {}))
    for (const text of refusedTexts(one))
      yield { url: `${path(name, encodeURIComponent(text))}?${encode(query)}`, payload, field: name }
  if (served.body === undefined) return
  for (const { path: at, schema } of placesOf(served.body)) {
    const write = bodyTemplate(body, at)
    for (const text of refusedJson(schema)) yield { url: url(query), payload: write(text), field: nameOf(at) }
  }
  if (!isFlat(served.body)) return
  const pairs = textPairs(body)
  for (const one of refusedPairs(served.body, pairs))
    yield { url: url(query), payload: encode(one.pairs), type: FORM_TYPE, field: one.field }
}

const textPairs = (body: unknown) =>
  Object.entries(body as object).map(([name, value]): [string, string] => [name, String(value)])

/** Numbers and booleans of a value as texts. */
function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asTexts(inner)]))
}

const routes: ServedRoute[] = []
let app: FastifyInstance
/** The input of the last handler; undefined: none was called. */
let read: { params: unknown; query: unknown; body: unknown } | undefined

beforeAll(async () => {
  app = Fastify({ ajv: validationOptions })
  collectRoutes(app, routes)
  answerFailures(app)
  readJsonBodies(app)
  await app.register(formbody)
  const session = { userId: 1, userTypeId: 1, hasExpired: false, user: anonymousUser, userJson: '{}' }
  app.addHook('onRequest', (request, _reply, done) => {
    request.session = session as RequestSession
    done()
  })
  for (const endpoint of allEndpoints)
    route(app, { clock: () => new Date(0) }, endpoint, ({ params, query, body }) => {
      read = { params, query, body }
      return { dataJson: 'null' }
    })
  await app.ready()
})

async function send({ method }: ServedRoute, { url, payload, type = JSON_TYPE }: Omit<Sent, 'field'>) {
  read = undefined
  const sent = payload === undefined ? {} : { payload, headers: { 'content-type': type } }
  const reply = await app.inject({ method: method as 'GET', url, ...sent })
  const { response } = reply.json<{ response: { errors: { field?: string }[] } }>()
  return { status: reply.statusCode, field: response.errors[0]?.field }
}

const called = () =>
  routes.filter(({ method, query, params, body }) => method !== 'HEAD' && (query ?? params ?? body))

describe('a value of a call', () => {
  it('is refused with its field when it has an invalid form, in every field of every call', async () => {
    const others: unknown[] = []
    let count = 0
    for (const served of called())
      for (const sent of refusedRequests(served)) {
        count += 1
        const { status, field } = await send(served, sent)
        if (status !== 400 || field !== sent.field || read !== undefined)
          others.push([served.url, sent.field, sent.payload ?? sent.url, status, field])
      }
    expect(others.slice(0, 40)).toEqual([])
    expect(count).toBeGreaterThan(3_000)
  })

  it('is the same as a number or a boolean and as text, in queries, paths, JSON bodies and forms', async () => {
    for (const served of called()) {
      const { query, path, body } = exampleRequest(served, known)
      const url = `${path()}?${encode(query)}`
      const typed = served.query && exampleOf(served.query, '', known)
      for (const payload of body === undefined
        ? [undefined]
        : [body, asTexts(body)].map((one) => JSON.stringify(one))) {
        expect([served.url, await send(served, { url, payload })]).toMatchObject([
          served.url,
          { status: 200 },
        ])
        expect([served.url, read]).toMatchObject([
          served.url,
          { ...(typed === undefined ? {} : { query: typed }), body },
        ])
      }
      if (served.body === undefined || !isFlat(served.body) || kindOf(served.body) === 'file') continue
      await send(served, { url, payload: encode(textPairs(body)), type: FORM_TYPE })
      expect([served.url, read?.body]).toEqual([served.url, body])
    }
  })
})
