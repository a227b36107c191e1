import { endpoint } from '@cambusa/contract/endpoint'
import type { Access } from '@cambusa/domain/people/roles'
import Fastify, { type FastifyInstance } from 'fastify'
import * as Type from 'typebox'
import { beforeAll, expect, it } from 'vitest'
import type { RequestSession } from './context.ts'
import { Refusal } from './refusal.ts'
import { route } from './route.ts'

const ACCESS: readonly Access[] = ['anyone', 'customer', 'operator', 'administrator']

let app: FastifyInstance

function declare(method: 'GET' | 'POST', access: Access, evenExpired?: true) {
  const name = `${method}-${access}${evenExpired ? '-even-expired' : ''}`
  const call = endpoint({
    method,
    url: `/${name}`,
    operationId: name,
    summary: name,
    tag: 'test',
    access,
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
  for (const access of ACCESS) {
    declare('GET', access)
    declare('POST', access)
  }
  declare('POST', 'anyone', true)
  await app.ready()
})

/** The answer to a user of this type (null: a visitor). */
async function answer(
  method: 'GET' | 'POST',
  name: string,
  userTypeId: number | null,
  hasExpired = false,
): Promise<string> {
  const who = JSON.stringify({ userId: userTypeId === null ? -1 : 7, userTypeId, hasExpired })
  const reply = await app.inject({ method, url: `/ebsn/api/${method}-${name}`, headers: { who } })
  return reply.json<{ refused?: string }>().refused ?? 'done'
}

it('lets visitor, customers, operator and administrator make the calls that the contract allows them', async () => {
  const told: Record<string, string[]> = {}
  for (const access of ACCESS)
    told[access] = await Promise.all([null, 4, 3, 2, 1].map((type) => answer('GET', access, type)))
  expect(told).toEqual({
    anyone: ['done', 'done', 'done', 'done', 'done'],
    customer: ['response419', 'done', 'done', 'done', 'done'],
    operator: ['response419', 'user.notEnabled', 'user.notEnabled', 'done', 'done'],
    administrator: ['response419', 'user.notEnabled', 'user.notEnabled', 'user.notEnabled', 'done'],
  })
})

it('after a login has expired allows only reads, and opening or ending a session', async () => {
  const expired = (method: 'GET' | 'POST', name: string) => answer(method, name, null, true)
  expect(await expired('GET', 'anyone')).toBe('done')
  expect(await expired('POST', 'anyone')).toBe('response419')
  expect(await expired('POST', 'anyone-even-expired')).toBe('done')
  expect(await expired('GET', 'customer')).toBe('response419')
})
