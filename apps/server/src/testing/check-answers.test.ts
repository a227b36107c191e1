import { endpoint } from '@cambusa/contract/endpoint'
import Fastify from 'fastify'
import * as Type from 'typebox'
import { describe, expect, it } from 'vitest'
import type { Answer, RequestSession } from '../platform/http/context.ts'
import { anonymousUser } from '../platform/http/envelope.ts'
import { route } from '../platform/http/route.ts'
import { checkAnswers } from './check-answers.ts'

const line = Type.Object({ name: Type.String(), price: Type.Optional(Type.Number()) })
const listLines = endpoint({
  method: 'GET',
  url: '/lines',
  operationId: 'lines',
  summary: 'Lines',
  tag: 'lines',
  act: 'visit',
  data: Type.Object({ lines: Type.Array(line) }),
})
type Lines = Type.Static<typeof listLines.data>

/** Asks an app whose one call answers this. */
async function ask(answer: Answer<Lines>) {
  const app = Fastify()
  checkAnswers(app, [listLines])
  const session = { userId: -1, user: anonymousUser, userJson: JSON.stringify(anonymousUser) }
  app.addHook('onRequest', async (request) => {
    request.session = session as RequestSession
  })
  route(app, { clock: () => new Date() }, listLines, () => answer)
  return app.inject({ url: '/ebsn/api/lines' })
}

/** Both ways of answering: an object, which Fastify writes, and JSON that is written by hand. */
const answers = (data: object): Answer<Lines>[] => [
  { data: data as Lines },
  { dataJson: JSON.stringify(data) },
]

describe('the client of the tests', () => {
  it('is content with an answer that is as the contract declares it', async () => {
    for (const answer of answers({ lines: [{ name: 'Pasta', price: 1.1 }, { name: 'Riso' }] }))
      expect((await ask(answer)).json()).toMatchObject({
        data: { lines: [{ name: 'Pasta' }, { name: 'Riso' }] },
      })
  })

  it('fails on a field that is missing', async () => {
    for (const answer of answers({ lines: [{ price: 1 }] }))
      await expect(ask(answer)).rejects.toThrow(/lines: \/data\/lines\/0 .*name/)
    for (const answer of answers({})) await expect(ask(answer)).rejects.toThrow(/lines: \/data .*lines/)
  })

  it('fails on a field that nobody declared, however deep', async () => {
    for (const answer of answers({ lines: [{ name: 'Pasta', colour: 'gialla' }] }))
      await expect(ask(answer)).rejects.toThrow(/lines: \/data\/lines\/0.*/)
    for (const answer of answers({ lines: [], more: 1 }))
      await expect(ask(answer)).rejects.toThrow(/lines: \/data/)
  })

  it('fails on a field of another type, null included', async () => {
    for (const price of ['1.1', null, true])
      for (const answer of answers({ lines: [{ name: 'Pasta', price }] }))
        await expect(ask(answer)).rejects.toThrow('lines: /data/lines/0/price')
  })
})
