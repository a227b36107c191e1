import { endpoint } from '@cambusa/contract/endpoint'
import type { CallAct, SessionKind } from '@cambusa/domain/people/roles'
import Fastify, { type FastifyInstance } from 'fastify'
import * as Type from 'typebox'
import { beforeAll, expect, it } from 'vitest'
import type { RequestSession } from './context.ts'
import { Refusal } from './refusal.ts'
import { route } from './route.ts'

const ACTS: readonly CallAct[] = ['visit', 'shop', 'ownSecrets', 'serveCustomers', 'administer']

let app: FastifyInstance

function declare(method: 'GET' | 'POST', act: CallAct, evenExpired?: true) {
  const name = `${method}-${act}${evenExpired ? '-even-expired' : ''}`
  const call = endpoint({
    method,
    url: `/${name}`,
    operationId: name,
    summary: name,
    tag: 'test',
    act,
    ...(evenExpired && { evenExpired }),
    data: Type.Object({}),
  })
  route(app, { clock: () => new Date(0) }, call, () => ({ data: {} }))
}

beforeAll(async () => {
  app = Fastify()
  app.addHook('onRequest', async (request) => {
    const who = JSON.parse(String(request.headers['who'])) as Pick<RequestSession, 'userId'>
    request.session = { ...who, user: { userId: who.userId } } as RequestSession
  })
  app.setErrorHandler((error, _, reply) =>
    reply.code(400).send({ refused: error instanceof Refusal ? error.code : 'failed' }),
  )
  for (const act of ACTS) {
    declare('GET', act)
    declare('POST', act)
  }
  declare('POST', 'visit', true)
  await app.ready()
})

/** The answer to a user of this type (null: a visitor). */
async function answer(
  method: 'GET' | 'POST',
  name: string,
  userTypeId: number | null,
  hasExpired = false,
  kind: SessionKind = 'password',
): Promise<string> {
  const who = JSON.stringify({ userId: userTypeId === null ? -1 : 7, userTypeId, hasExpired, kind })
  const reply = await app.inject({ method, url: `/ebsn/api/${method}-${name}`, headers: { who } })
  return reply.json<{ refused?: string }>().refused ?? 'done'
}

it('lets visitor, customers, operator and administrator make the calls that the contract allows them', async () => {
  const told: Record<string, string[]> = {}
  for (const act of ACTS)
    told[act] = await Promise.all([null, 4, 3, 2, 1].map((type) => answer('GET', act, type)))
  expect(told).toEqual({
    visit: ['done', 'done', 'done', 'done', 'done'],
    shop: ['response419', 'done', 'done', 'done', 'done'],
    ownSecrets: ['response419', 'done', 'done', 'done', 'done'],
    serveCustomers: ['response419', 'user.notEnabled', 'user.notEnabled', 'done', 'done'],
    administer: ['response419', 'user.notEnabled', 'user.notEnabled', 'user.notEnabled', 'done'],
  })
})

it('after a login has expired allows only reads, and opening or ending a session', async () => {
  const expired = (method: 'GET' | 'POST', name: string) => answer(method, name, null, true)
  expect(await expired('GET', 'visit')).toBe('done')
  expect(await expired('POST', 'visit')).toBe('response419')
  expect(await expired('POST', 'visit-even-expired')).toBe('done')
  expect(await expired('GET', 'shop')).toBe('response419')
})

it('refuses what the kind of session may not do', async () => {
  const acts = (act: CallAct) => answer('GET', act, 3, false, 'acting')
  expect(await acts('shop')).toBe('done')
  expect(await acts('ownSecrets')).toBe('user.notEnabled')
})
